import { tintNames, type TintName } from '../theme/palette.ts';

const tints: Readonly<Record<string, TintName>> = {
  makeup: 'rose',
  skincare: 'aloe',
  'hair care': 'amber',
  'body care': 'clay',
  perfumes: 'iris',
};

/** The tint of a category; one that nobody has drawn gets a steady one by its key. */
export function categoryTint(key: string): TintName {
  const folded = key.toLowerCase().replaceAll('_', ' ');
  const sum = [...folded].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tints[folded] ?? tintNames[sum % tintNames.length] ?? 'rose';
}
