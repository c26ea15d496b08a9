import type { Collection, Document } from 'mongodb';
import { isRealServer, storeUnderTest } from '../testing/store-under-test.ts';
import { MANY_DOCUMENTS } from './unindexed-queries.ts';

const COUNT = MANY_DOCUMENTS + 1000;

describe('limits of queries', () => {
  const store = storeUnderTest();
  let many: Collection<Document & { _id: number }>;
  beforeAll(async () => {
    many = store.db.collection('many');
    for (let from = 0; from < COUNT; from += 10_000) {
      const length = Math.min(10_000, COUNT - from);
      await many.insertMany(Array.from({ length }, (_, i) => ({ _id: from + i, text: `text ${i}`, group: i % 5000 })));
    }
  });

  it('a query that takes longer than it may is ended', async () => {
    const ended = { code: 50 };
    await expect(many.find({ text: 'never' }).maxTimeMS(1).toArray()).rejects.toMatchObject(ended);
    await expect(many.countDocuments({ text: 'never' }, { maxTimeMS: 1 })).rejects.toMatchObject(ended);
    expect(await many.find({ _id: 5 }).maxTimeMS(5000).toArray()).toHaveLength(1);
  });

  it('one of a hundred thousand is told as fast as one of ten', async () => {
    const values = Array.from({ length: 100_000 }, (_, i) => i - 99_990);
    const [ten, all] = [values.slice(-10), values];
    for (const $in of [ten, all]) expect(await many.countDocuments({ group: { $in } }, { maxTimeMS: 5000 })).toBe(210);
  });

  it('a document with fifty thousand indexed members is changed in its time', async () => {
    const wide = store.db.collection<{ _id: number; tags: number[] }>('wide');
    await wide.createIndex({ tags: 1 });
    await wide.insertOne({ _id: 1, tags: Array.from({ length: 50_000 }, (_, i) => i) });
    await wide.updateOne({ _id: 1 }, { $push: { tags: 50_000 } });
    await wide.updateOne({ _id: 1 }, { $set: { tags: [49_000, 50_000] } });
    for (const [tag, count] of [
      [50_000, 1],
      [49_000, 1],
      [48_999, 0],
    ] as const)
      expect(await wide.countDocuments({ tags: tag })).toBe(count);
  });

  it.each([100, 200])('documents are stored %i levels deep, if no more than 180', async (levels) => {
    let nested: Document = {};
    for (let i = 0; i < levels; i++) nested = { nested };
    const stored = store.db.collection('deep').insertOne({ nested });
    await (levels > 180 ? expect(stored).rejects.toMatchObject({ code: 15 }) : stored);
  });

  (isRealServer ? it.skip : it)('a great query that no index serves is told once, by its shape alone', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      for (const secret of ['one', 'two']) await many.findOne({ text: secret, group: { $in: [-1] } });
      await many.countDocuments({ _id: { $gte: 0 }, text: 'three' });
      await many.findOne({ _id: 7, text: 'four' });
      expect(said.mock.calls.map(([line]) => String(line))).toEqual([
        `mongodb: no index serves {"filter":{"text":"string","group":{"$in":["number"]}},"sort":{}} on ${many.namespace}: more than ${MANY_DOCUMENTS} documents were looked at`,
      ]);
    } finally {
      said.mockRestore();
    }
  });
});
