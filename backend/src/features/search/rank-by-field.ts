import { addAll, addShared, emptyBits, intersection, isEmpty, removeAll, type Bits } from './bits.ts';

/** Words after these filter, and no longer rank. */
const rankedWords = 6;
/** What would come later shares the last level. */
const maxLevels = 6;

/**
 * Slots that hold every word, by relevance, the best first: a slot's level is the sum of the fields in which its words
 * are found.
 * @param words for each word its slots by field, the best field first; all sets of one length
 */
export const rankByField = (words: readonly (readonly Bits[])[]): readonly Bits[] =>
  words.slice(1).reduce<readonly Bits[]>((levels, fields, index) => {
    const ranked = index + 1 < rankedWords ? fields : [union(fields)];
    const next = Array.from({ length: Math.min(maxLevels, levels.length + ranked.length - 1) }, () =>
      emptyBits(levels[0]!.length * 32),
    );
    for (const [level, slots] of levels.entries()) {
      if (isEmpty(slots)) continue;
      for (const [field, own] of ranked.entries()) addShared(next[Math.min(level + field, maxLevels - 1)]!, slots, own);
    }
    return next;
  }, words[0] ?? []);

/**
 * Slots that hold most of the words, where none holds all: those of more words first, among them those that hold so many
 * in the best field. What holds less than half of the words is left out; without any slot there is one empty level.
 * @param words as for `rankByField`
 */
export const rankByWordCount = (words: readonly (readonly Bits[])[]): readonly Bits[] => {
  const anywhere = new SlotCounts(words.map(union));
  const inBest = new SlotCounts(words.map(([best]) => best!));
  const levels: Bits[] = [];
  for (let count = words.length - 1; count >= Math.max(1, words.length / 2); count--) {
    const others = anywhere.equalTo(count);
    const best = intersection(inBest.equalTo(count), others);
    removeAll(others, best);
    levels.push(best, others);
  }
  const found = levels.filter((slots) => !isEmpty(slots));
  return found.length > 0 ? found : [emptyBits(0)];
};

/** All slots of some sets of one length. */
export const union = (sets: readonly Bits[]): Bits => {
  const all = sets[0]!.slice();
  for (const set of sets.slice(1)) addAll(all, set);
  return all;
};

/** In how many of some sets each slot is: binary counters, one bit of each in one set (bit slicing). */
class SlotCounts {
  /** The lowest bit first. */
  private readonly digits: readonly Bits[];

  /** @param sets fewer than 32, of one length */
  constructor(private readonly sets: readonly Bits[]) {
    this.digits = [1, 2, 4, 8, 16].filter((value) => value <= sets.length).map(() => this.emptySet());
    for (const set of sets)
      for (let index = 0; index < set.length; index++) {
        let carry = set[index]!;
        for (let digit = 0; carry !== 0; digit++) {
          const bits = this.digits[digit]!;
          const before = bits[index]!;
          bits[index] = before ^ carry;
          carry &= before;
        }
      }
  }

  equalTo(count: number): Bits {
    const equal = this.emptySet().fill(-1);
    for (const [digit, bits] of this.digits.entries()) {
      const flip = (count >>> digit) & 1 ? 0 : -1;
      for (let index = 0; index < bits.length; index++) equal[index]! &= bits[index]! ^ flip;
    }
    return equal;
  }

  private emptySet() {
    return new Uint32Array(this.sets[0]!.length);
  }
}
