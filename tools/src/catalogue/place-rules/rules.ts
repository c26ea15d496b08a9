import { bodyCare } from './body-care.ts';
import { hairCare } from './hair-care.ts';
import { makeup } from './makeup.ts';
import { perfumes, scents } from './perfumes.ts';
import type { PlaceRule } from './rule.ts';
import { skincare } from './skincare.ts';

/** All rules in the order they are asked. */
export const rules: PlaceRule[] = [...makeup, ...skincare, ...hairCare, ...scents, ...bodyCare, ...perfumes];
