import fc from 'fast-check';
import { mergedPage } from './merged-page.ts';

it('is the page of both lists together', async () => {
  const rows = fc.uniqueArray(fc.nat(200), { maxLength: 40 });
  const check = fc.asyncProperty(
    rows,
    fc.nat(60),
    fc.integer({ min: 1, max: 12 }),
    fc.nat(10),
    async (all, skip, limit, by) => {
      const inOrder = (a: number, b: number) => a - b;
      const sorted = all.toSorted(inOrder);
      const short = sorted.filter((row) => row % (by + 1) === 0);
      const long = sorted.filter((row) => row % (by + 1) !== 0);
      const read = async (from: number, most: number) => long.slice(from, from + most);
      expect(await mergedPage(short, inOrder, { skip, limit }, read)).toEqual(sorted.slice(skip, skip + limit));
    },
  );
  await fc.assert(check);
});
