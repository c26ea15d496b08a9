import fc from 'fast-check';
import { TimeSlices } from './slices.ts';
import { orderByKey, sortInSlices } from './sort-in-slices.ts';

const numbers = fc
  .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 1, max: 5_000 }), fc.nat())
  .map(([length, distinct, seed]) => Array.from({ length }, (_, index) => ((index + seed) * 7_919) % distinct));

const ascending = (a: number, b: number) => a - b;
/** Keys with the index at which they stood. */
const pairs = (keys: readonly number[]) => keys.map((key, index) => ({ key, index }));
const sorted = (keys: readonly number[]) => pairs(keys).sort((a, b) => a.key - b.key);

test('what is sorted in slices is what sorting at once gives, stably', async () => {
  await fc.assert(
    fc.asyncProperty(numbers, async (keys) => {
      const slices = new TimeSlices();
      expect(await sortInSlices(pairs(keys), (a, b) => a.key - b.key, slices)).toEqual(sorted(keys));
      expect(await orderByKey(pairs(keys), ({ key }) => key, ascending, slices)).toEqual(sorted(keys));
    }),
    { numRuns: 50 },
  );
});

test('others are served meanwhile', async () => {
  let isServed = false;
  const sorting = sortInSlices(
    Array.from({ length: 300_000 }, (_, index) => -index),
    ascending,
    new TimeSlices(),
  );
  setImmediate(() => (isServed = true));
  await sorting;
  expect(isServed).toBe(true);
});
