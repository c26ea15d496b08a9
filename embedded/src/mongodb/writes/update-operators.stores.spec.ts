import type { Document, UpdateOptions } from 'mongodb';
import { isRealServer, storeUnderTest } from '../testing/store-under-test.ts';

const CASES: [name: string, before: Document, update: Document, after: Document][] = [
  ['$inc', { a: 1 }, { $inc: { a: 2, b: 3 } }, { a: 3, b: 3 }],
  ['$setOnInsert', { a: 3 }, { $setOnInsert: { z: 1 }, $set: { a: 4 } }, { a: 4 }],
  ['$unset', { a: { b: 1, c: 2 }, d: [1, 2] }, { $unset: { 'a.b': '', 'd.0': '' } }, { a: { c: 2 }, d: [null, 2] }],
  ['$push', { a: [1] }, { $push: { a: 2, b: 1 } }, { a: [1, 2], b: [1] }],
  ['$addToSet of a new value', { a: [1, { x: 1 }] }, { $addToSet: { a: 2 } }, { a: [1, { x: 1 }, 2] }],
  ['$addToSet of a value that is there', { a: [1, { x: 1 }] }, { $addToSet: { a: { x: 1 } } }, { a: [1, { x: 1 }] }],
  ['a place beyond the end', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
];

const REFUSED: [name: string, update: Document, code: number][] = [
  ['$inc of text', { $inc: { text: 1 } }, 14],
  ['$push to a number', { $push: { n: 1 } }, 2],
  ['another id', { $set: { _id: 2 } }, 66],
  ['two changes of one path', { $set: { 'n.x': 1 }, $unset: { n: '' } }, 40],
  ['an unknown operator', { $nope: { n: 1 } }, 9],
  ['a path through a number', { $set: { 'n.x': 1 } }, 28],
];

/** What MongoDB can do and this node does not; each is refused with a message that names it. */
const UNSUPPORTED: [name: string, update: Document, code: number, o?: UpdateOptions][] = [
  ...['$mul', '$min', '$max', '$bit', '$rename', '$pull', '$pullAll', '$pop'].map(
    (name): [string, Document, number] => [name, { [name]: { a: 1 } }, 9],
  ),
  ['$each', { $push: { a: { $each: [2] } } }, 2],
  ['$each', { $addToSet: { a: { $each: [2] } } }, 2],
  ['positional', { $set: { 'a.$': 1 } }, 9],
  ['positional', { $inc: { 'a.$[]': 1 } }, 9],
  ['positional', { $set: { 'a.$[e]': 1 } }, 9],
  ['arrayFilters', { $set: { n: 2 } }, 40415, { arrayFilters: [{ e: 1 }] }],
  ['pipeline', [{ $set: { a: 2 } }], 9],
];

describe('update operators', () => {
  const store = storeUnderTest();
  const items = () => store.db.collection<Document & { _id: number }>('items');
  const change = (update: Document, o?: UpdateOptions) => items().updateOne({ _id: 1 }, update, o);
  afterEach(() => items().deleteMany({}));

  it.each(CASES)('%s', async (_, before, update, after) => {
    await items().insertOne({ _id: 1, ...before });
    await change(update);
    expect(await items().findOne()).toEqual({ _id: 1, ...after });
  });

  const before = { _id: 1, n: 1, text: 'x', a: [1] };

  it.each(REFUSED)('refuse %s', async (_, update, code) => {
    await items().insertOne(before);
    await expect(change(update)).rejects.toMatchObject({ code });
    expect(await items().findOne()).toEqual(before);
  });

  (isRealServer ? it.skip : it).each(UNSUPPORTED)('refuse %s by name: %o', async (name, update, code, o = {}) => {
    await items().insertOne(before);
    const refused = { code, message: expect.stringContaining(name) as string };
    await expect(change(update, o)).rejects.toMatchObject(refused);
    expect(await items().findOne()).toEqual(before);
  });

  it('$currentDate gives dates', async () => {
    await items().insertOne({ _id: 1 });
    await change({ $currentDate: { a: true, c: { $type: 'date' } } });
    const { a, c } = (await items().findOne())!;
    expect([a, c]).toEqual([expect.any(Date), expect.any(Date)]);
  });
});
