import type { Document, UpdateOptions } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

/** A document, an update, what becomes of it; the filter beside the id and the options where they matter. */
type Case = [
  name: string,
  before: Document,
  update: Document,
  after: Document,
  more?: { q?: Document; o?: UpdateOptions },
];

const CASES: Case[] = [
  ['$inc', { a: 1 }, { $inc: { a: 2, b: 3 } }, { a: 3, b: 3 }],
  ['$mul', { a: 3 }, { $mul: { a: 2, b: 3 } }, { a: 6, b: 0 }],
  ['$min and $max', { a: 3, b: 3 }, { $min: { a: 1 }, $max: { b: 9, c: 1 } }, { a: 1, b: 9, c: 1 }],
  ['$rename', { a: 3 }, { $rename: { a: 'b.c' } }, { b: { c: 3 } }],
  ['$setOnInsert', { a: 3 }, { $setOnInsert: { z: 1 }, $set: { a: 4 } }, { a: 4 }],
  ['$unset', { a: { b: 1, c: 2 }, d: [1, 2] }, { $unset: { 'a.b': '', 'd.0': '' } }, { a: { c: 2 }, d: [null, 2] }],
  ['$bit', { a: 13 }, { $bit: { a: { and: 10 } } }, { a: 8 }],
  ['$push', { a: [1] }, { $push: { a: 2, b: 1 } }, { a: [1, 2], b: [1] }],
  ['$push sorted and cut', { a: [3, 1] }, { $push: { a: { $each: [2, 5], $sort: -1, $slice: 3 } } }, { a: [5, 3, 2] }],
  ['$push at a place', { a: [3, 1] }, { $push: { a: { $each: [2], $position: -1 } } }, { a: [3, 2, 1] }],
  ['$push cut from the end', { a: [3, 1] }, { $push: { a: { $each: [2], $slice: -2 } } }, { a: [1, 2] }],
  [
    '$push sorted by a field',
    { a: [{ s: 2 }] },
    { $push: { a: { $each: [{ s: 0 }], $sort: { s: 1 } } } },
    { a: [{ s: 0 }, { s: 2 }] },
  ],
  ['$addToSet', { a: [1, { x: 1 }] }, { $addToSet: { a: { $each: [1, 2, 2, { x: 1 }] } } }, { a: [1, { x: 1 }, 2] }],
  ['$pull', { a: [1, 2, 3, 2] }, { $pull: { a: 2 } }, { a: [1, 3] }],
  ['$pull by a condition', { a: [1, 2, 3, 4] }, { $pull: { a: { $gte: 3 } } }, { a: [1, 2] }],
  ['$pull documents', { a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
  ['$pullAll', { a: [1, 2, 3, 2] }, { $pullAll: { a: [2, 3] } }, { a: [1] }],
  ['$pop', { a: [1, 2, 3], b: [1, 2] }, { $pop: { a: -1, b: 1 } }, { a: [2, 3], b: [1] }],
  [
    '$',
    {
      a: [
        { x: 1, y: 1 },
        { x: 2, y: 1 },
      ],
    },
    { $set: { 'a.$.y': 9 } },
    {
      a: [
        { x: 1, y: 1 },
        { x: 2, y: 9 },
      ],
    },
    { q: { 'a.x': 2 } },
  ],
  ['$[]', { a: [1, 2] }, { $inc: { 'a.$[]': 1 } }, { a: [2, 3] }],
  [
    '$[name]',
    { a: [1, 2, 3] },
    { $set: { 'a.$[e]': 0 } },
    { a: [1, 0, 0] },
    { o: { arrayFilters: [{ e: { $gte: 2 } }] } },
  ],
  [
    '$[name] in $[name]',
    {
      g: [
        { n: 'a', s: [1, 9] },
        { n: 'b', s: [1] },
      ],
    },
    { $inc: { 'g.$[x].s.$[y]': 10 } },
    {
      g: [
        { n: 'a', s: [11, 9] },
        { n: 'b', s: [1] },
      ],
    },
    { o: { arrayFilters: [{ 'x.n': 'a' }, { y: { $lt: 5 } }] } },
  ],
  ['a place beyond the end', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
];

const REFUSED: [name: string, update: Document, code: number, o?: UpdateOptions][] = [
  ['$inc of text', { $inc: { text: 1 } }, 14],
  ['$push to a number', { $push: { n: 1 } }, 2],
  ['another id', { $set: { _id: 2 } }, 66],
  ['two changes of one path', { $set: { 'n.x': 1 }, $unset: { n: '' } }, 40],
  ['an unknown operator', { $nope: { n: 1 } }, 9],
  ['a path through a number', { $set: { 'n.x': 1 } }, 28],
  ['an array filter that is missing', { $set: { 'a.$[e]': 1 } }, 2],
  ['an array filter that is not used', { $set: { n: 2 } }, 9, { arrayFilters: [{ e: 1 }] }],
];

describe('update operators', () => {
  const store = storeUnderTest();
  const items = () => store.db.collection<Document & { _id: number }>('items');
  const change = (update: Document, q?: Document, o?: UpdateOptions) => items().updateOne({ _id: 1, ...q }, update, o);
  afterEach(() => items().deleteMany({}));

  it.each(CASES)('%s', async (_, before, update, after, more = {}) => {
    await items().insertOne({ _id: 1, ...before });
    await change(update, more.q, more.o);
    expect(await items().findOne()).toEqual({ _id: 1, ...after });
  });

  it.each(REFUSED)('refuse %s', async (_, update, code, o = {}) => {
    const before = { _id: 1, n: 1, text: 'x', a: [1] };
    await items().insertOne(before);
    await expect(change(update, {}, o)).rejects.toMatchObject({ code });
    expect(await items().findOne()).toEqual(before);
  });

  it('$currentDate gives dates and timestamps', async () => {
    await items().insertOne({ _id: 1 });
    await change({ $currentDate: { a: true, b: { $type: 'timestamp' }, c: { $type: 'date' } } });
    const { a, b, c } = (await items().findOne())!;
    expect([a, c]).toEqual([expect.any(Date), expect.any(Date)]);
    expect(b).toMatchObject({ _bsontype: 'Timestamp' });
  });
});
