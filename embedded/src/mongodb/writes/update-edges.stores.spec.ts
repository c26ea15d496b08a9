import { Decimal128, type Document, Double, Int32, Long, type UpdateOptions } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

/** A document, an update of it, what becomes of it, and the filter and options where they matter. */
type Case = [what: string, before: Document, update: Document, after: Document, q?: Document, o?: UpdateOptions];

const CASES: Case[] = [
  ['new fields by name', {}, { $set: { b: 1, a: 2 } }, { a: 2, b: 1 }],
  ['a field of documents in an array', { a: [{ x: 1 }] }, { $set: { 'a.0.y': 2 } }, { a: [{ x: 1, y: 2 }] }],
  ['$mul of nothing', {}, { $mul: { a: 3 } }, { a: 0 }],
  ['$max across types', { a: 5 }, { $max: { a: 'x' } }, { a: 'x' }],
  ['$min of a null', { a: 5 }, { $min: { a: null } }, { a: null }],
  ['$rename over another field', { a: 1, b: 2 }, { $rename: { a: 'b' } }, { b: 1 }],
  [
    '$push sorted by two fields',
    { a: [{ x: 1, y: 1 }] },
    { $push: { a: { $each: [{ x: 1, y: 2 }], $sort: { x: -1, y: -1 } } } },
    {
      a: [
        { x: 1, y: 2 },
        { x: 1, y: 1 },
      ],
    },
  ],
  [
    '$push sorted across types',
    { a: ['b', null] },
    { $push: { a: { $each: [{}, 2], $sort: 1 } } },
    { a: [null, 2, 'b', {}] },
  ],
  ['$addToSet beside what is there twice', { a: [1, 1] }, { $addToSet: { a: 2 } }, { a: [1, 1, 2] }],
  [
    '$addToSet of other fields first',
    { a: [{ x: 1, y: 2 }] },
    { $addToSet: { a: { y: 2, x: 1 } } },
    {
      a: [
        { x: 1, y: 2 },
        { y: 2, x: 1 },
      ],
    },
  ],
  [
    '$pull by $or',
    { a: [{ b: 1 }, { b: 2 }, { b: 3 }] },
    { $pull: { a: { $or: [{ b: 1 }, { b: 3 }] } } },
    { a: [{ b: 2 }] },
  ],
  ['$pull of a value leaves arrays', { a: [1, [1]] }, { $pull: { a: 1 } }, { a: [[1]] }],
  ['$pull by fields leaves numbers', { a: [1, { x: 1 }] }, { $pull: { a: { x: 1 } } }, { a: [1] }],
  ['$pullAll of arrays', { a: [[1], 1] }, { $pullAll: { a: [[1]] } }, { a: [1] }],
  ['$bit twice', { a: 13 }, { $bit: { a: { and: 5, or: 2 } } }, { a: 7 }],
  ['$bit of an int64', { a: Long.fromString('4294967296') }, { $bit: { a: { or: 1 } } }, { a: 4294967297 }],
  [
    '$[name] by $or',
    { a: [1, 2, 3] },
    { $set: { 'a.$[e]': 0 } },
    { a: [0, 2, 0] },
    {},
    { arrayFilters: [{ $or: [{ e: 1 }, { e: 3 }] }] },
  ],
  [
    '$ by $elemMatch',
    { a: [{ x: 1 }, { x: 2 }] },
    { $set: { 'a.$.x': 9 } },
    { a: [{ x: 1 }, { x: 9 }] },
    { a: { $elemMatch: { x: 2 } } },
  ],
  ['a variable that is an expression', {}, [{ $set: { a: '$$v' } }], { a: 3 }, {}, { let: { v: { $add: [1, 2] } } }],
];

const STORED = { _id: 1, n: 1, half: 1.5, text: 'x', a: [1], docs: [{ b: 1 }], long: Long.MAX_VALUE };
const REFUSED: [what: string, update: Document, code: number, o?: UpdateOptions][] = [
  ['an empty component', { $set: { 'x..y': 1 } }, 56],
  ['no name', { $set: { '': 1 } }, 56],
  ['a name with a dollar', { $set: { $x: 1 } }, 52],
  ['millions of nulls', { $set: { 'a.2000000': 1 } }, 2],
  ['a name in an array', { $set: { 'a.x': 1 } }, 28],
  ['$rename to the same', { $rename: { n: 'n' } }, 2],
  ['$rename in an array', { $rename: { 'docs.0.b': 'x' } }, 2],
  ['$rename into an array', { $rename: { n: 'docs.0.x' } }, 2],
  ['an unknown modifier of $push', { $push: { a: { $each: [2], $no: 1 } } }, 2],
  ['a $sort that is none', { $push: { a: { $each: [2], $sort: 5 } } }, 2],
  ['$pop by two', { $pop: { a: 2 } }, 9],
  ['$pop of a number', { $pop: { n: 1 } }, 14],
  ['$bit of a fraction', { $bit: { half: { or: 1 } } }, 2],
  ['$bit by a fraction', { $bit: { n: { or: 1.5 } } }, 2],
  ['$unset of the id', { $unset: { _id: '' } }, 66],
  ['$inc of the id', { $inc: { _id: 1 } }, 66],
  ['$inc beyond an int64', { $inc: { long: 1 } }, 2],
  ['changes that meet with one between', { $set: { n: 1, 'n-x': 1 }, $unset: { 'n.x': '' } }, 40],
  ['$[] of nothing', { $inc: { 'x.$[]': 1 } }, 2],
  ['$[] of a number', { $inc: { 'n.$[]': 1 } }, 2],
  ['an array filter with two names', { $set: { 'a.$[e]': 0 } }, 9, { arrayFilters: [{ e: 1, f: 1 }] }],
  ['two array filters of one name', { $set: { 'a.$[e]': 0 } }, 9, { arrayFilters: [{ e: 1 }, { e: 2 }] }],
];

const TYPES: [what: string, before: Document, update: Document, after: Document][] = [
  ['an int32 that grows', { v: 2147483647 }, { $inc: { v: 1 } }, { v: Long.fromString('2147483648') }],
  [
    'an int64 beyond doubles',
    { v: Long.fromString('9007199254740993') },
    { $inc: { v: 1 } },
    { v: Long.fromString('9007199254740994') },
  ],
  ['a double', { v: new Int32(1) }, { $inc: { v: new Double(1) } }, { v: new Double(2) }],
  ['a decimal', { v: Decimal128.fromString('1.5') }, { $inc: { v: 1 } }, { v: Decimal128.fromString('2.5') }],
  [
    'a product of decimals',
    { v: Decimal128.fromString('0.1') },
    { $mul: { v: 3 } },
    { v: Decimal128.fromString('0.3') },
  ],
  ['what is not changed', { v: new Double(3) }, { $set: { w: 1 } }, { v: new Double(3), w: new Int32(1) }],
  ['what is beside a change', { v: [new Double(3)] }, { $push: { v: 4 } }, { v: [new Double(3), new Int32(4)] }],
  [
    'what a pipeline leaves',
    { v: { d: new Double(3) } },
    [{ $set: { 'v.w': 1 } }],
    { v: { d: new Double(3), w: new Int32(1) } },
  ],
];

const SEEDS: [what: string, filter: Document, seed: Document][] = [
  ['a path', { 'a.b': 3 }, { a: { b: 3 } }],
  ['$and', { $and: [{ a: 1 }, { b: 2 }] }, { a: 1, b: 2 }],
  ['one $or', { $or: [{ a: 1 }] }, { a: 1 }],
  ['two of $or', { $or: [{ a: 1 }, { a: 2 }] }, {}],
  ['one of $in and $all', { a: { $in: [7] }, b: { $all: [8] } }, { a: 7, b: 8 }],
  ['ranges and patterns', { a: { $gt: 7 }, b: /x/ }, {}],
];

describe('updates at the edges', () => {
  const store = storeUnderTest();
  const items = () => store.db.collection<Document & { _id: number }>('edges');
  const change = (update: Document, q?: Document, o?: UpdateOptions) => items().updateOne({ _id: 1, ...q }, update, o);
  const stored = () => items().findOne({ _id: 1 }, { promoteValues: false });
  afterEach(() => items().deleteMany({}));

  it.each(CASES)('%s', async (_, before, update, after, q = {}, o = {}) => {
    await items().insertOne({ _id: 1, ...before });
    await change(update, q, o);
    const found = await items().findOne();
    expect(found).toEqual({ _id: 1, ...after });
    expect(JSON.stringify(found)).toBe(JSON.stringify({ _id: 1, ...after }));
  });

  it.each(REFUSED)('refuse %s', async (_, update, code, o = {}) => {
    await items().insertOne(STORED);
    await expect(change(update, {}, o)).rejects.toMatchObject({ code });
    expect(await items().countDocuments(STORED)).toBe(1);
  });

  it.each(TYPES)('keep the type of %s', async (_, before, update, after) => {
    await items().insertOne({ _id: 1, ...before });
    await change(update);
    expect(await stored()).toEqual({ _id: new Int32(1), ...after });
  });

  it.each(SEEDS)('an upsert begins with %s of its filter', async (_, filter, seed) => {
    await change({ $set: { z: 1 } }, filter, { upsert: true });
    expect(await items().findOne()).toEqual({ _id: 1, ...seed, z: 1 });
  });

  it('an upsert whose filter holds a field equal twice is refused', async () => {
    const upsert = change({ $set: { z: 1 } }, { a: 1, $and: [{ a: 2 }] }, { upsert: true });
    await expect(upsert).rejects.toMatchObject({ code: 54 });
  });
});
