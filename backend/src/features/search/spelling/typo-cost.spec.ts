import fc from 'fast-check';
import { typoCost } from './typo-cost.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });

/** The optimal string alignment distance, every edit counting one. */
const distance = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length;
  const changed = distance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1);
  const least = Math.min(changed, distance(a.slice(1), b) + 1, distance(a, b.slice(1)) + 1);
  const isSwapped = a.length > 1 && a[0] === b[1] && a[1] === b[0];
  return isSwapped ? Math.min(least, distance(a.slice(2), b.slice(2)) + 1) : least;
};

test('an edit costs between 0.7 and 1.5, and the beginning is the nearest one', () => {
  const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(short, short, (typed, word) => {
      const { whole, beginning } = typoCost(typed, word);
      expect(whole).toBeGreaterThanOrEqual(distance(typed, word) * 0.7 - 1e-9);
      expect(whole).toBeLessThanOrEqual(distance(typed, word) * 1.5 + 1e-9);
      const ends = Array.from({ length: word.length + 1 }, (_, end) => typoCost(typed, word.slice(0, end)).whole);
      expect(beginning).toBe(Math.min(...ends));
    }),
  );
});

test('nothing costs nothing', () =>
  fc.assert(fc.property(letters, (word) => expect(typoCost(word, word)).toEqual({ whole: 0, beginning: 0 }))));

test.each([
  ['khol', 'kohl', 1],
  ['velvett', 'velvet', 0.7],
  ['mascra', 'mascara', 0.9],
  ['vekvet', 'velvet', 0.9],
  ['maskara', 'mascara', 0.8],
  ['velxet', 'velvet', 1.2],
  ['pelvet', 'velvet', 1.5],
  ['سيرم', 'سيروم', 0.9],
  ['مرتب', 'مرطب', 0.8],
])('%s for %s costs %d', (typed, word, cost) => expect(typoCost(typed, word).whole).toBeCloseTo(cost));
