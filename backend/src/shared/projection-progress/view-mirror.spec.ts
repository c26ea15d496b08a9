import type { ViewChanges, WorkerProgress } from '@henna/domain';
import type { Db } from 'mongodb';
import { ViewMirror } from './view-mirror.ts';
import { mergeProgress } from './worker-progress.ts';
import type { Builds } from './projection-progress.ts';

interface Entry {
  readonly _id: string;
  readonly name: string;
  readonly ratings: { readonly total: number };
  readonly trendScore: number | null;
}

const entry = (id: string): Entry => ({ _id: id, name: id, ratings: { total: 1 }, trendScore: null });

/** A mirror of stored products, the filters of its finds, and what is in memory. */
const mirrorOf = (stored: readonly Entry[]) => {
  const finds: unknown[] = [];
  const find = (filter: { readonly _id?: { readonly $in: readonly string[] } }) => {
    finds.push(filter);
    let left = stored.filter(({ _id }) => filter._id?.$in.includes(_id) ?? true);
    return {
      hasNext: async () => left.length > 0,
      readBufferedDocuments: () => [left, (left = [])][0],
      close: async () => undefined,
    };
  };
  const mirror = new ViewMirror<Entry>({ collection: () => ({ find }) } as unknown as Db, 'product', {
    name: 1,
    'ratings.total': 1,
    trendScore: 1,
  });
  const memory = new Map<string, Entry>();
  const update = async (position: bigint, changed: ViewChanges | undefined) => {
    const step = { position, builds: { product: 1 } as Builds, changed, onRead: () => undefined };
    const { documents } = await mirror.readChanges(step, (id) => memory.get(id));
    for (const document of documents) memory.set(document._id, document);
    mirror.confirm(step);
    return documents;
  };
  return { finds, memory, update };
};

const ratings = { total: 5, sum: 20, breakdown: [0, 0, 0, 5, 0] as const };

it('reads nothing again of which the update holds all that changed', async () => {
  const { finds, memory, update } = mirrorOf([entry('p1'), entry('p2')]);
  await update(1n, undefined);
  const counts = { p1: { ratings, trendScore: 2, votes: { good: 1 } } };
  expect(await update(2n, { product: { ids: ['p1'], counts } })).toEqual([
    { _id: 'p1', name: 'p1', ratings: { total: 5 }, trendScore: 2 },
  ]);
  expect(finds).toHaveLength(1);
  await update(3n, { product: { ids: ['p1', 'p2'], counts: { p1: { trendScore: 3 } } } });
  expect(finds.slice(1)).toEqual([{ _id: { $in: ['p2'] } }]);
  expect(memory.get('p1')).toMatchObject({ ratings: { total: 5 }, trendScore: 3 });
});

it('reads everything since the last update when a message was missed, and documents that it does not know', async () => {
  const { finds, update } = mirrorOf([entry('p1')]);
  await update(1n, undefined);
  await update(2n, undefined);
  await update(3n, { product: { ids: ['p9'], counts: { p9: { trendScore: 3 } } } });
  expect(finds).toMatchObject([{ position: {} }, { position: {} }, { _id: { $in: ['p9'] } }]);
});

it('merges messages: later counts win, and what changed in other ways in either is read', () => {
  const message = (changed: ViewChanges | undefined): WorkerProgress => ({
    ...{ position: '1', lastEvent: '1', builds: {}, degraded: [] },
    ...(changed && { changed }),
  });
  const one = message({ product: { ids: ['a', 'b', 'c'], counts: { a: { trendScore: 1, comments: 1 }, b: {} } } });
  const other = message({
    product: { ids: ['a', 'b', 'c', 'd'], counts: { a: { trendScore: 2 }, c: {}, d: { comments: 4 } } },
  });
  expect(mergeProgress(one, other).changed).toEqual({
    product: { ids: ['a', 'b', 'c', 'd'], counts: { a: { trendScore: 2, comments: 1 }, d: { comments: 4 } } },
  });
  expect(mergeProgress(one, message(undefined)).changed).toBeUndefined();
});
