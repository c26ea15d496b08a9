import { type Document, Double, Int32, Long, type UpdateOptions } from 'mongodb';
import { isOlderThan, storeUnderTest } from '../testing/store-under-test.ts';

const CASES: [what: string, before: Document, update: Document, after: Document][] = [
  ['new fields by name', {}, { $set: { b: 1, a: 2 } }, { a: 2, b: 1 }],
  ['a field of documents in an array', { a: [{ x: 1 }] }, { $set: { 'a.0.y': 2 } }, { a: [{ x: 1, y: 2 }] }],
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
];

const STORED = { _id: 1, n: 1, half: 1.5, text: 'x', a: [1], docs: [{ b: 1 }], long: Long.MAX_VALUE };
const REFUSED: [what: string, update: Document, code: number][] = [
  ['an empty component', { $set: { 'x..y': 1 } }, 56],
  ['no name', { $set: { '': 1 } }, 56],
  ['a name with a dollar', { $set: { $x: 1 } }, 52],
  ['millions of nulls', { $set: { 'a.2000000': 1 } }, isOlderThan(5) ? 34 : 2],
  ['a name in an array', { $set: { 'a.x': 1 } }, 28],
  ['$unset of the id', { $unset: { _id: '' } }, 66],
  ['$inc of the id', { $inc: { _id: 1 } }, 66],
  ['$inc beyond an int64', { $inc: { long: 1 } }, 2],
  ['changes that meet with one between', { $set: { n: 1, 'n-x': 1 }, $unset: { 'n.x': '' } }, 40],
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
  ['what is not changed', { v: new Double(3) }, { $set: { w: 1 } }, { v: new Double(3), w: new Int32(1) }],
  ['what is beside a change', { v: [new Double(3)] }, { $push: { v: 4 } }, { v: [new Double(3), new Int32(4)] }],
];

const SEEDS: [what: string, filter: Document, seed: Document][] = [
  ['a path', { 'a.b': 3 }, { a: { b: 3 } }],
  ['$and', { $and: [{ a: 1 }, { b: 2 }] }, { a: 1, b: 2 }],
  ['one $or', { $or: [{ a: 1 }] }, { a: 1 }],
  ['two of $or', { $or: [{ a: 1 }, { a: 2 }] }, {}],
  ['one of $in', { a: { $in: [7] } }, { a: 7 }],
  ['a range', { a: { $gt: 7 } }, {}],
];

describe('updates at the edges', () => {
  const store = storeUnderTest();
  const items = () => store.db.collection<Document & { _id: number }>('edges');
  const change = (update: Document, q?: Document, o?: UpdateOptions) => items().updateOne({ _id: 1, ...q }, update, o);
  const stored = () => items().findOne({ _id: 1 }, { promoteValues: false });
  afterEach(() => items().deleteMany({}));

  it.each(CASES)('%s', async (_, before, update, after) => {
    await items().insertOne({ _id: 1, ...before });
    await change(update);
    const found = await items().findOne();
    expect(found).toEqual({ _id: 1, ...after });
    expect(JSON.stringify(found)).toBe(JSON.stringify({ _id: 1, ...after }));
  });

  it.each(REFUSED)('refuse %s', async (_, update, code) => {
    await items().insertOne(STORED);
    await expect(change(update)).rejects.toMatchObject({ code });
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
