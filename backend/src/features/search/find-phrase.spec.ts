import { add, emptyBits } from './bits.ts';
import { findPhrase, type RankedIndex } from './find-phrase.ts';

/** Each word has a product of its own, so that no two are found together; a word of x letters is unknown. */
const countingIndex = () => {
  const calls = { slots: 0, fields: 0, corrections: 0 };
  const slotsOf = (word: string) => {
    const slots = emptyBits(64);
    if (!word.startsWith('x')) add(slots, word.charCodeAt(0) & 63);
    return slots;
  };
  const index: RankedIndex = {
    slotsOf: (word) => (calls.slots++, slotsOf(word)),
    slotsByField: (word) => (calls.fields++, [slotsOf(word), emptyBits(64), emptyBits(64)]),
    has: () => false,
    correctionsOf: (word) => {
      calls.corrections++;
      return [...'abcdef'].map((letter) => ({ words: [letter + word, `${letter}${letter}`], cost: 1 }));
    },
  };
  return { calls, index };
};

test.each([
  [['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  [['a', 'b', 'c', 'd', 'xa', 'xb', 'xc', 'xd']],
  [['xa', 'xb', 'xc', 'xd', 'xe', 'xf', 'xg', 'xh']],
  [['xa', 'xb', 'xc']],
])('the sets made for %j are bounded', (words) => {
  const { calls, index } = countingIndex();
  findPhrase(words, index);
  expect(calls.slots).toBeLessThanOrEqual(8 + 4 * 6 * 2);
  expect(calls.fields).toBeLessThanOrEqual(16);
  expect(calls.corrections).toBeLessThanOrEqual(8);
});
