import { bodyCare } from './body-care.ts';
import type { CategorySeed } from './category-seed.ts';
import { hairCare } from './hair-care.ts';
import { makeup } from './makeup.ts';
import { perfumes } from './perfumes.ts';
import { skincare } from './skincare.ts';

/** The default category set of the specification (section 9), in its order, with Arabic labels and voting options. */
export const defaultCategories: CategorySeed[] = [makeup, skincare, hairCare, bodyCare, perfumes];
