import type { Document } from 'mongodb';
import { isRealServer, storeUnderTest } from '../testing/store-under-test.ts';

const DOCUMENTS: (Document & { _id: number })[] = [
  { _id: 1, a: 1 },
  { _id: 2, a: 'x' },
  { _id: 3, a: null },
  { _id: 4 },
  { _id: 5, a: [1, 2] },
  { _id: 6, a: { b: 1 } },
  { _id: 7, a: 2.5 },
  { _id: 8, a: new Date(5) },
  { _id: 9, a: true },
  { _id: 10, a: [[1]] },
  { _id: 11, a: [] },
];

const FILTERS: [filter: Document, ids: number[]][] = [
  [{ a: 1 }, [1, 5]],
  [{ a: null }, [3, 4]],
  [{ a: { $ne: 1 } }, [2, 3, 4, 6, 7, 8, 9, 10, 11]],
  [{ a: { $exists: false } }, [4]],
  [{ a: { $gt: 1 } }, [5, 7]],
  [{ a: { $size: 2 } }, [5]],
  [{ a: { $in: [null, 2.5] } }, [3, 4, 7]],
  [{ a: { $nin: [1, null] } }, [2, 6, 7, 8, 9, 10, 11]],
  [{ a: [1, 2] }, [5]],
  [{ a: [1] }, [10]],
  [{ a: { b: 1 } }, [6]],
  [{ 'a.b': 1 }, [6]],
  [{ 'a.1': 2 }, [5]],
  [{ $nor: [{ a: 1 }, { a: null }] }, [2, 6, 7, 8, 9, 10, 11]],
  [{ $or: [{ a: 1 }, { a: 'x' }], _id: { $lt: 5 } }, [1, 2]],
];

const PROJECTIONS: [projection: Document, shown: Document][] = [
  [
    { a: 1 },
    {
      _id: 1,
      a: [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
    },
  ],
  [
    { _id: 0, b: 0 },
    {
      a: [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
    },
  ],
  [{ 'a.x': 1 }, { _id: 1, a: [{ x: 1 }, { x: 2 }] }],
  [{ b: { c: 1 } }, { _id: 1, b: { c: 1 } }],
];

const REFUSED: [name: string, filter: Document][] = [
  ['$where', { $where: 'true' }],
  ['$text', { $text: { $search: 'x' } }],
  ['$expr', { $expr: { $eq: ['$a', '$_id'] } }],
  ['$near', { a: { $near: [1, 1] } }],
  ['$nope', { a: { $nope: 1 } }],
  ['$regex', { a: { $regex: 'x' } }],
  ['regular expressions', { a: /x/ }],
  ['regular expressions', { a: { $in: [/x/] } }],
  ['$elemMatch', { a: { $elemMatch: { $gt: 1 } } }],
  ['$type', { a: { $type: 'number' } }],
  ['$not', { $or: [{ a: { $not: { $gt: 1 } } }] }],
];

describe('query operators', () => {
  const store = storeUnderTest();
  const items = () => store.db.collection<Document & { _id: number }>('items');
  beforeAll(() => items().insertMany(DOCUMENTS));
  const idsOf = (found: { _id: number }[]) => found.map(({ _id }) => _id);

  it.each(FILTERS)('%j', async (filter, ids) => {
    expect(idsOf(await items().find(filter).sort({ _id: 1 }).toArray())).toEqual(ids);
    expect(await items().countDocuments(filter)).toBe(ids.length);
  });

  it('order values of all types', async () => {
    const single = { _id: { $nin: [5, 10] } };
    expect(idsOf(await items().find(single).sort({ a: 1, _id: 1 }).toArray())).toEqual([11, 3, 4, 1, 7, 2, 6, 9, 8]);
  });

  it.each(PROJECTIONS)('project %j', async (projection, shown) => {
    const one = store.db.collection<Document & { _id: number }>('one');
    const document = {
      a: [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
      b: { c: 1, d: 2 },
    };
    await one.replaceOne({ _id: 1 }, document, { upsert: true });
    expect(await one.findOne({}, { projection })).toEqual(shown);
  });

  (isRealServer ? it.skip : it).each(REFUSED)('refuse %s by name: %o', async (name, filter) => {
    const refused = { code: 2, message: expect.stringContaining(name) as string };
    await expect(items().find(filter).toArray()).rejects.toMatchObject(refused);
    await expect(items().countDocuments(filter)).rejects.toMatchObject(refused);
    await expect(store.db.collection('none').find(filter).toArray()).rejects.toMatchObject(refused);
  });
});
