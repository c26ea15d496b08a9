import { Binary, type Document, Long, MongoClient } from 'mongodb';
import { isRealServer, itSince, storeUnderTest } from '../testing/store-under-test.ts';

/** A command on a collection of three documents, and the code that it is refused with. */
type Refused = [what: string, command: Document, code: number];

const REFUSED: Refused[] = [
  ['an insert of nothing', { insert: 'c', documents: [] }, 16],
  ['an update of nothing', { update: 'c', updates: [] }, 16],
  ['a namespace without a name', { insert: '', documents: [{}] }, 73],
  ['a namespace with a dollar', { insert: 'a$b', documents: [{}] }, 73],
  ['a session that has no UUID', { endSessions: [{ id: new Binary(Buffer.alloc(2000), 4) }] }, 207],
  ['a snapshot', { find: 'c', readConcern: { level: 'snapshot' } }, 72],
  ['to remove and to show the new', { findAndModify: 'c', remove: true, new: true }, 9],
  ['to remove and to insert', { findAndModify: 'c', remove: true, upsert: true }, 9],
  ['no indexes', { createIndexes: 'c', indexes: [] }, 2],
  ['an index without a name', { createIndexes: 'c', indexes: [{ key: { a: 1 } }] }, 9],
  ['an unknown option', { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'n', no: 1 }] }, 197],
  ['a TTL of the id', { createIndexes: 'c', indexes: [{ key: { _id: 1 }, name: 'n', expireAfterSeconds: 1 }] }, 197],
  ['a TTL below nothing', { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'n', expireAfterSeconds: -1 }] }, 67],
  ['an index named *', { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: '*' }] }, 2],
  [
    'a partial sparse index',
    {
      createIndexes: 'c',
      indexes: [{ key: { a: 1 }, name: 'n', sparse: true, partialFilterExpression: { a: { $exists: true } } }],
    },
    67,
  ],
  [
    'a partial index by $ne',
    { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'n', partialFilterExpression: { a: { $ne: 1 } } }] },
    67,
  ],
];

/** MongoDB 4.4 has other codes for the first two, and takes the last as true. */
const REFUSED_SINCE_5: Refused[] = [
  ['a name that is too long', { create: 'c'.repeat(300) }, 73],
  ['to explain an update', { explain: { update: 'c', updates: [] } }, 2],
  ['a unique index by a word', { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'n', unique: 'yes' }] }, 14],
];

describe('commands', () => {
  const store = storeUnderTest();
  beforeAll(() => store.db.collection<Document>('c').insertMany([{ a: 1 }, { a: 2 }, { a: 3 }]));
  const cursorOf = async () =>
    ((await store.db.command({ find: 'c', batchSize: 1 })) as { cursor: { id: unknown } }).cursor.id;

  const expectRefusal = async (_: string, command: Document, code: number) => {
    const refusal = await store.db.command(command).then(
      ({ writeErrors }) => (writeErrors as Document[] | undefined)?.[0],
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ code });
  };
  it.each(REFUSED)('refuse %s', expectRefusal);
  itSince(5).each(REFUSED_SINCE_5)('refuse %s', expectRefusal);

  itSince(6)('refuse a limit below nothing', async () => {
    await expect(store.db.command({ find: 'c', limit: -1 })).rejects.toMatchObject({ code: 51024 });
  });

  (isRealServer ? it.skip : it).each<[what: string, command: Document]>([
    ['w: 2', { insert: 'c', documents: [{ a: 4 }], writeConcern: { w: 2 } }],
    ['read concern', { find: 'c', readConcern: { level: 'x' } }],
    ['killSessions', { killSessions: [] }],
    ['$natural', { find: 'c', sort: { $natural: 1 } }],
    ['hint', { find: 'c', hint: { $natural: 1 } }],
    ['by its name', { dropIndexes: 'c', index: '*' }],
    ['partial', { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'n', partialFilterExpression: { a: 1 } }] }],
    ['hidden', { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'n', hidden: true }] }],
    ['sort', { findAndModify: 'c', query: {}, remove: true, sort: { a: 1 } }],
    ['fields', { findAndModify: 'c', query: {}, remove: true, fields: { a: 1 } }],
    ['sort', { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, sort: { a: 1 } }] }],
    ['capped', { create: 'capped', capped: true, size: 1 }],
    ['viewOn', { create: 'view', viewOn: 'c', pipeline: [] }],
  ])('refuse, and name it: %s', async (what, command) => {
    await expect(store.db.command(command)).rejects.toMatchObject({ message: expect.stringContaining(what) as string });
    expect(await store.db.collection('c').countDocuments()).toBe(3);
  });

  it.each<[string, Document]>([
    ['an update', { update: 'c', updates: [{ q: {}, u: { $set: { b: 1 } }, multi: true }] }],
    ['a delete', { delete: 'c', deletes: [{ q: {}, limit: 0 }] }],
  ])('%s of many is not repeated', async (_, command) => {
    const client = await new MongoClient(store.url).connect();
    await client.withSession(async (session) => {
      const numbered = { ...command, txnNumber: Long.fromNumber(1) };
      const answer = await client.db(store.db.databaseName).command(numbered, { session });
      expect(answer).toMatchObject({ writeErrors: [{ code: 72 }] });
    });
    await client.close();
    expect(await store.db.collection('c').countDocuments()).toBe(3);
  });

  it('a time limit is set by the first command of a cursor only', async () => {
    const more = store.db.command({ getMore: await cursorOf(), collection: 'c', maxTimeMS: 5 });
    await expect(more).rejects.toMatchObject({ code: 2 });
  });

  it('two arrays of one document are not indexed together', async () => {
    const arrays = store.db.collection<Document>('arrays');
    await arrays.createIndex({ 'a.x': 1, 'a.y': 1, b: 1 });
    await arrays.insertOne({ a: [{ x: 1, y: 1 }], b: 1 });
    await expect(arrays.insertOne({ a: [{ x: 1 }], b: [1] })).rejects.toMatchObject({ code: 171 });
  });
});
