import type { Document } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

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
  [{ a: { $type: 'number' } }, [1, 5, 7]],
  [{ a: { $type: 'array' } }, [5, 10, 11]],
  [{ a: { $type: ['string', 'bool'] } }, [2, 9]],
  [{ a: { $size: 2 } }, [5]],
  [{ a: { $all: [1, 2] } }, [5]],
  [{ a: { $in: [null, 2.5] } }, [3, 4, 7]],
  [{ a: { $nin: [1, null] } }, [2, 6, 7, 8, 9, 10, 11]],
  [{ a: { $not: { $gt: 1 } } }, [1, 2, 3, 4, 6, 8, 9, 10, 11]],
  [{ a: /^X/i }, [2]],
  [{ a: { $in: [/x/, 1] } }, [1, 2, 5]],
  [{ a: { $mod: [2, 1] } }, [1, 5]],
  [{ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, [5]],
  [{ a: [1, 2] }, [5]],
  [{ a: [1] }, [10]],
  [{ a: { b: 1 } }, [6]],
  [{ 'a.b': 1 }, [6]],
  [{ 'a.1': 2 }, [5]],
  [{ $nor: [{ a: 1 }, { a: null }] }, [2, 6, 7, 8, 9, 10, 11]],
  [{ $or: [{ a: 1 }, { a: 'x' }], _id: { $lt: 5 } }, [1, 2]],
  [{ $expr: { $eq: ['$a', '$_id'] } }, [1]],
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
  [
    { a: { $slice: -1 }, b: 0 },
    { _id: 1, a: [{ x: 2, y: 2 }] },
  ],
  [{ a: { $elemMatch: { x: 2 } } }, { _id: 1, a: [{ x: 2, y: 2 }] }],
  [{ sum: { $add: ['$b.c', '$b.d'] } }, { _id: 1, sum: 3 }],
];

const REFUSED: [what: string, filter: Document, options: Document, code?: number][] = [
  ['scripts', { $where: 'true' }, {}],
  ['text search', { $text: { $search: 'x' } }, {}],
  ['places on a globe', { a: { $near: [1, 1] } }, {}],
  ['unknown operators', { a: { $nope: 1 } }, {}, 2],
  ['a projection that keeps and leaves out', {}, { projection: { a: 1, b: 0 } }],
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

  it.each(REFUSED)('refuse %s', async (_, filter, options, code = expect.any(Number) as number) => {
    const refused = { code };
    await expect(items().find(filter, options).toArray()).rejects.toMatchObject(refused);
  });
});
