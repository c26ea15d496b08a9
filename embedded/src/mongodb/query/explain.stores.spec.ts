import type { Collection, Document } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

describe('a partial index of what is there', () => {
  const store = storeUnderTest();
  let parts: Collection<Document & { _id: number }>;
  beforeAll(async () => {
    parts = store.db.collection('parts');
    const documents = Array.from({ length: 100 }, (_, _id) => ({ _id, a: _id % 10, ...(_id % 3 && { b: _id }) }));
    await parts.insertMany(documents);
    await parts.createIndex({ a: 1 }, { partialFilterExpression: { b: { $exists: true } } });
  });

  it.each<[string, Document | null, boolean]>([
    ['the same condition', { $exists: true }, true],
    ['a limit', { $gt: 50 }, true],
    ['a value', { $eq: 52 }, true],
    ['what is not there', { $exists: false }, false],
    ['null, which is met by nothing too', null, false],
    ['all but a value', { $ne: 52 }, false],
  ])('serves %s: %o is %s', async (_, b, isServed) => {
    const plan = await parts.find({ a: 2, b }).explain('executionStats');
    expect(JSON.stringify(plan.queryPlanner).includes('IXSCAN')).toBe(isServed);
    const inMemory = await parts.find({ b }).toArray();
    expect(await parts.countDocuments({ a: 2, b })).toBe(inMemory.filter(({ a }) => a === 2).length);
  });
});
