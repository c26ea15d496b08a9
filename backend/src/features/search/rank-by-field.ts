import { addAll, intersection, type Bits } from './bits.ts';

/** Words after these filter, and no longer rank. */
const rankedWords = 6;

/**
 * Slots that hold every word, by relevance, the best first: a slot's level is the sum of the fields in which its words
 * are found.
 * @param words for each word its slots by field, the best field first
 */
export const rankByField = (words: readonly (readonly Bits[])[]): readonly Bits[] =>
  words.slice(1).reduce<readonly Bits[]>((levels, fields, index) => {
    const ranked = index + 1 < rankedWords ? fields : [union(fields)];
    const next: Bits[] = [];
    for (const [level, slots] of levels.entries())
      for (const [field, own] of ranked.entries()) {
        const found = intersection(slots, own);
        const known = next[level + field];
        if (known) addAll(known, found);
        else next[level + field] = found;
      }
    return next;
  }, words[0] ?? []);

/** All slots of some sets. */
export const union = (sets: readonly Bits[]): Bits => {
  const all = sets[0]!.slice();
  for (const set of sets.slice(1)) addAll(all, set);
  return all;
};
