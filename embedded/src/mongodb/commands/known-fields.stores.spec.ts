import { Long, type Document } from 'mongodb';
import { itSince, storeUnderTest } from '../testing/store-under-test.ts';

const STRICT: Document[] = [
  { find: 'c' },
  { insert: 'c', documents: [{ a: 1 }] },
  { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } } }] },
  { delete: 'c', deletes: [{ q: {}, limit: 0 }] },
  { aggregate: 'c', pipeline: [{ $match: {} }, { $group: { _id: 1, n: { $sum: 1 } } }], cursor: {} },
  { getMore: Long.fromNumber(5), collection: 'c' },
  { killCursors: 'c', cursors: [] },
  { findAndModify: 'c', query: {}, remove: true },
  { count: 'c' },
  { distinct: 'c', key: 'a' },
  { create: 'other' },
  { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a' }] },
  { dropIndexes: 'c', index: 'a' },
  { listIndexes: 'c' },
  { listCollections: 1 },
  { drop: 'c' },
  { dropDatabase: 1 },
];

const STATEMENTS: Document[] = [
  {
    update: 'c',
    updates: [
      { q: {}, u: { $set: { a: 1 } } },
      { q: {}, u: { $set: { a: 2 } }, foo: 1 },
    ],
  },
  { delete: 'c', deletes: [{ q: {}, limit: 0, foo: 1 }] },
];

describe('a field that a command does not have', () => {
  const store = storeUnderTest();
  beforeAll(() => store.db.collection<Document>('c').insertOne({ a: 0 }));
  afterEach(async () => expect(await store.db.collection('c').find().toArray()).toMatchObject([{ a: 0 }]));

  itSince(6).each(STRICT)('is refused: %j', async (command) => {
    const name = Object.keys(command)[0]!;
    await expect(store.db.command({ ...command, foo: 1 })).rejects.toMatchObject({
      code: 40415,
      message: `BSON field '${name}.foo' is an unknown field.`,
    });
  });

  it.each(STATEMENTS)('is refused in a statement, and nothing is done: %j', async (command) => {
    await expect(store.db.command(command)).rejects.toMatchObject({ code: 40415 });
  });

  itSince(8)('is refused in what is explained, and in an operation of a bulk write', async () => {
    await expect(store.db.command({ explain: { find: 'c', foo: 1 } })).rejects.toMatchObject({ code: 40415 });
    const ops = [{ insert: 0, document: { a: 1 }, foo: 1 }];
    const bulk = { bulkWrite: 1, ops, nsInfo: [{ ns: `${store.db.databaseName}.c` }] };
    await expect(store.client.db('admin').command(bulk)).rejects.toMatchObject({ code: 40415 });
  });

  itSince(5)('is none of those that every command may have', async () => {
    const generic = {
      comment: 'why',
      maxTimeMS: 1000,
      apiVersion: '1',
      apiStrict: false,
      readConcern: { level: 'local' },
    };
    expect(await store.db.command({ find: 'c', ...generic })).toMatchObject({ ok: 1 });
  });

  it('is none that the driver sends', async () => {
    const things = store.db.collection<Document>('things');
    const options = { comment: 'why', hint: { _id: 1 } };
    await things.insertMany([{ a: 1 }, { a: 2 }], { ordered: false, bypassDocumentValidation: true, comment: 'why' });
    const update = { ...options, upsert: true };
    await things.updateOne({ a: 1 }, { $set: { b: 1 } }, update);
    await things.findOneAndUpdate({ a: 1 }, { $set: { b: 2 } }, update);
    await things.findOneAndReplace({ a: 9 }, { a: 9 }, { ...options, upsert: true, returnDocument: 'after' });
    await things.replaceOne({ a: 9 }, { a: 8 }, { ...options, upsert: true });
    await things.deleteMany({ a: 8 }, options);
    const found = things.find({}, { ...options, batchSize: 1, maxTimeMS: 999 });
    expect(await found.toArray()).toHaveLength(2);
    expect(await things.countDocuments({}, { ...options, skip: 1, limit: 5, maxTimeMS: 999 })).toBe(1);
    expect(await things.distinct('a', {}, { comment: 'why', maxTimeMS: 999 })).toEqual([1, 2]);
    await things.createIndex({ a: 1 }, { comment: 'why' });
    expect(await things.listIndexes({ comment: 'why', batchSize: 1 }).toArray()).toHaveLength(2);
    await store.db.listCollections({}, { nameOnly: true, authorizedCollections: true, comment: 'why' }).toArray();
    await store.db.createCollection('made', { comment: 'why' });
    await store.db.dropCollection('made', { comment: 'why' });
  });
});
