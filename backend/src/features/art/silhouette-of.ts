import { categoryKey } from './tints.ts';
import type { Silhouette } from './silhouettes/index.ts';

type Choice = readonly [Silhouette, ...Silhouette[]];

const bySubcategory: Record<string, Choice> = {
  'makeup/lipstick': ['lipstick'],
  'makeup/lipgloss': ['gloss'],
};

const byCategory: Record<string, Choice> = {
  makeup: ['pumpBottle'],
  skincare: ['dropper'],
  haircare: ['squeezeTube'],
  bodycare: ['squeezeTube', 'jar'],
  perfumes: ['dropper'],
};

/** The silhouettes a product of this subcategory may have; an unknown one gets its category's most usual. */
export function silhouettesOf(category: string, subcategory: string): Choice {
  const key = categoryKey(category);
  return bySubcategory[`${key}/${categoryKey(subcategory)}`] ?? byCategory[key] ?? ['jar'];
}
