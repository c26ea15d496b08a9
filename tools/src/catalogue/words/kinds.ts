import { bodyCare } from './body-care.ts';
import { eyes } from './eyes.ts';
import { face } from './face.ts';
import { hairCare } from './hair-care.ts';
import type { Kind } from './kind.ts';
import { lips } from './lips.ts';
import { perfumes } from './perfumes.ts';
import { skincare } from './skincare.ts';

/** Words by category and subcategory. */
export const kinds: Record<string, Record<string, Kind>> = {
  makeup: { ...face, ...eyes, ...lips },
  skincare,
  'hair care': hairCare,
  'body care': bodyCare,
  perfumes,
};
