import type { ProgressUpdate, ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import type { Databases } from '../../shared/stores/databases.ts';
import type { CatalogueIndex } from '../listing/index.ts';
import { ContributionTotals } from './contribution-totals.ts';

const ratings = { total: 0, sum: 0, breakdown: [0, 0, 0, 0, 0] };
const product = (id: string, votes: number) => ({ _id: id, votes: { good: votes }, ratings });

/** Totals over stored products; `onFind` is called when they are read. */
const totalsOf = (stored: readonly object[], onFind: () => void) => {
  let subscriber: (update: ProgressUpdate) => Promise<void> = () => Promise.resolve();
  const find = () => {
    let left = stored;
    return {
      close: () => Promise.resolve(),
      hasNext: () => Promise.resolve(left.length > 0),
      readBufferedDocuments: () => {
        onFind();
        return [left, (left = [])][0];
      },
    };
  };
  const builds = { product: 1 };
  const progress = {
    position: 5n,
    activeBuilds: builds,
    subscribe: (given: typeof subscriber) => (subscriber = given),
  };
  const totals = new ContributionTotals(
    { views: { collection: () => ({ find }) } } as unknown as Databases,
    progress as unknown as ProjectionProgress,
    { visibleProduct: () => true, onChange: () => undefined } as unknown as CatalogueIndex,
  );
  const update = (id: string, votes: number) =>
    subscriber({
      position: 6n,
      builds,
      changed: { product: { ids: [id], counts: { [id]: { votes: { good: votes } } } } },
      onRead: () => undefined,
    } as unknown as ProgressUpdate);
  return { totals, update };
};

test('nothing is read before it is asked for; what changes meanwhile and later counts', async () => {
  const reads: string[] = [];
  const during: Promise<void>[] = [];
  const { totals, update } = totalsOf([product('a', 1), product('b', 1)], () => {
    reads.push('products');
    during.push(update('a', 5));
  });
  await update('a', 4);
  expect(reads).toEqual([]);
  const [first, same] = await Promise.all([totals.totals(), totals.totals()]);
  expect([first.votes, same.productsByVotes]).toEqual([6, ['a', 'b']]);
  await update('b', 9);
  expect(await totals.totals()).toMatchObject({ votes: 14, productsByVotes: ['b', 'a'] });
  expect((await totals.ofProduct('b'))?.votes).toEqual({ good: 9 });
  expect(reads).toEqual(['products']);
  await Promise.all(during);
});
