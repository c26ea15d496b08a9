import type { Collection, Document } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

describe('what is explained', () => {
  const store = storeUnderTest();
  let things: Collection<Document & { _id: number }>;
  beforeAll(async () => {
    things = store.db.collection('things');
    await things.insertMany(Array.from({ length: 100 }, (_, _id) => ({ _id, a: _id % 10, b: _id })));
    await things.createIndexes([
      { key: { a: 1 }, name: 'a_1' },
      { key: { b: 1 }, name: 'b_1' },
    ]);
  });
  it.each<[string, Document, boolean]>([
    ['the same limit', { $gt: 50 }, true],
    ['a narrower one', { $gt: 60 }, true],
    ['one value more', { $gte: 50 }, false],
    ['a wider one', { $gt: 40 }, false],
    ['limits on both sides', { $gt: 50, $lt: 70 }, true],
    ['a limit on the other side', { $lt: 60 }, false],
    ['a limit of another type', { $gt: 'x' }, false],
    ['a value within', { $eq: 52 }, true],
  ])('a partial index serves %s: %o is %s', async (_, b, isServed) => {
    const parts = store.db.collection<Document & { _id: number }>('parts');
    await parts.createIndex({ a: 1 }, { partialFilterExpression: { b: { $gt: 50 } } });
    if ((await parts.estimatedDocumentCount()) === 0)
      await parts.insertMany(Array.from({ length: 100 }, (_, _id) => ({ _id, a: _id % 10, b: _id })));
    const told = await parts.find({ a: 2, b }).explain('executionStats');
    expect(JSON.stringify(told.queryPlanner).includes('IXSCAN')).toBe(isServed);
    const inMemory = await parts.find({ b }).toArray();
    expect(await parts.countDocuments({ a: 2, b })).toBe(inMemory.filter(({ a }) => a === 2).length);
  });

  it('the way alone is told without going it', async () => {
    const told = await things.find({ a: 3 }).explain('queryPlanner');
    expect(Object.keys(told)).toContain('queryPlanner');
    expect(Object.keys(told)).not.toContain('executionStats');
  });

  it('$natural goes through the collection, forwards or backwards', async () => {
    const ids = async (cursor: { toArray(): Promise<{ _id: number }[]> }) =>
      (await cursor.toArray()).map(({ _id }) => _id);
    expect(await ids(things.find({ a: 3 }).sort({ $natural: 1 }).limit(3))).toEqual([3, 13, 23]);
    expect(await ids(things.find({ a: 3 }).sort({ $natural: -1 }).limit(3))).toEqual([93, 83, 73]);
    expect(await ids(things.find({ a: 3 }).hint({ $natural: -1 }).limit(3))).toEqual([93, 83, 73]);
    expect(await ids(things.find({ a: 3 }).sort({ b: 1 }).hint({ $natural: -1 }).limit(2))).toEqual([3, 13]);
    expect(await ids(things.find({ _id: { $gt: 97 } }).sort({ $natural: -1 }))).toEqual([99, 98]);
  });
});
