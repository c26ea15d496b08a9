import type { Document } from 'mongodb';
import { isRealServer, storeUnderTest } from '../testing/store-under-test.ts';

const COUNT = { $group: { _id: 1, n: { $sum: 1 } } };

/** Pipelines, and the stage that the refusal of each names. */
const REFUSED: [stage: string, pipeline: Document[]][] = [
  ['$lookup', [{ $match: {} }, { $lookup: { from: 'd', localField: 'a', foreignField: 'a', as: 'm' } }, COUNT]],
  ['$sort', [{ $sort: { a: 1 } }]],
  ['$project', [{ $match: {} }, { $project: { a: 1 } }, COUNT]],
  ['$limit', [{ $match: {} }, { $limit: 1 }, { $skip: 1 }, COUNT]],
  ['$match', [{ $match: {} }]],
  ['$group', [{ $match: {} }, { $group: { _id: '$a', n: { $sum: 1 } } }]],
  ['$group', [COUNT]],
  ['$out', [{ $match: {} }, { $out: 'd' }]],
  ['$no', [{ $match: {} }, { $no: 1 }]],
];

describe('counting', () => {
  const store = storeUnderTest();
  const things = () => store.db.collection<Document>('things');
  beforeAll(async () => {
    await things().insertMany(Array.from({ length: 10 }, (_, a) => ({ a, even: a % 2 === 0 })));
    await things().createIndex({ a: 1 });
  });

  it('takes a filter, how many to skip and how many at most', async () => {
    expect(await things().countDocuments()).toBe(10);
    expect(await things().estimatedDocumentCount()).toBe(10);
    expect(await things().countDocuments({ even: true })).toBe(5);
    expect(await things().countDocuments({ a: { $gte: 4 } }, { hint: { a: 1 } })).toBe(6);
    expect(await things().countDocuments({ even: true }, { skip: 1, limit: 3 })).toBe(3);
    expect(await things().countDocuments({ even: true }, { skip: 4, limit: 3 })).toBe(1);
    expect(await things().countDocuments({ a: 77 })).toBe(0);
    expect(await store.db.collection('none').countDocuments()).toBe(0);
  });

  (isRealServer ? it.skip : it).each(REFUSED)(
    'refuses every other pipeline, naming %s: %j',
    async (stage, pipeline) => {
      const refused = { code: 40324, message: expect.stringContaining(`'${stage}'`) as string };
      await expect(things().aggregate(pipeline).toArray()).rejects.toMatchObject(refused);
    },
  );
});
