import fc from 'fast-check';
import { isOneTypoAway } from './edit-distance.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 8 });

/** Every text that one typo makes of a word. */
const typosOf = (word: string) => {
  const at = Array.from({ length: word.length + 1 }, (_, place) => [word.slice(0, place), word.slice(place)] as const);
  return new Set([
    ...at.flatMap(([before, after]) => [...'abc'].map((letter) => before + letter + after)),
    ...at.flatMap(([before, after]) => [...'abc'].map((letter) => before + letter + after.slice(1))),
    ...at.map(([before, after]) => before + after.slice(1)),
    ...at.flatMap(([before, after]) => (after.length > 1 ? before + after[1]! + after[0]! + after.slice(2) : [])),
  ]);
};

test('a word is one typo away exactly when a typo in it, or in a beginning of it, makes what was asked', () => {
  fc.assert(
    fc.property(letters, letters, (asked, word) => {
      const beginnings = Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length));
      expect(isOneTypoAway(asked, word)).toBe(beginnings.some((each) => each === asked || typosOf(each).has(asked)));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['lipstik', 'lipstick'],
  ['mascarra', 'mascara'],
  ['fuondation', 'foundation'],
  ['xerum', 'serum'],
  ['ماسكرا', 'ماسكارا'],
])('%s may mean %s', (asked, word) => expect(isOneTypoAway(asked, word)).toBe(true));

test.each([
  ['lip', 'lap'],
  ['lipstik', 'listick'],
  ['serum', 'cream'],
])('%s does not mean %s', (asked, word) => expect(isOneTypoAway(asked, word)).toBe(false));
