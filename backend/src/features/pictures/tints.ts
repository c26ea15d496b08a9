import type { Hex } from './colour.ts';

/** Background colour of a category's pictures in the light and the dark theme. */
export interface Tint {
  light: Hex;
  dark: Hex;
}

export const categoryTints = {
  makeup: { light: '#F2DCD6', dark: '#4A2E2E' },
  skincare: { light: '#DEE6D8', dark: '#2F3D33' },
  'hair care': { light: '#F2E2C6', dark: '#4A3822' },
  'body care': { light: '#EED9C8', dark: '#4A3327' },
  perfumes: { light: '#E3DDEA', dark: '#393145' },
} as const satisfies Record<string, Tint>;

const neutral: Tint = { light: '#EDE4DA', dark: '#3A302B' };

/** A category key in one spelling: `Hair_Care`, `haircare` and `hair care` are the same. */
export const categoryKey = (category: string): string => category.toLowerCase().replace(/[^a-z]/g, '');

const byKey = new Map<string, Tint>(Object.entries(categoryTints).map(([name, tint]) => [categoryKey(name), tint]));

/** The tint of a category; neutral for an unknown one. */
export const tintOf = (category: string): Tint => byKey.get(categoryKey(category)) ?? neutral;
