import { tintNames, type TintName } from '../theme/palette.ts';

/** First letters of the first two words of a name. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

/** One of the five tints, always the same for a person. @param person their id */
export const tintOf = (person: string | null): TintName => {
  const sum = [...(person ?? '')].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return tintNames[sum % tintNames.length]!;
};
