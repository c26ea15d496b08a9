import { type Collection, type Document, type FindCursor } from 'mongodb';
import { storeUnderTest } from './testing/store-under-test.ts';

const MANY = 3000;

describe('open cursors', () => {
  const store = storeUnderTest();
  let things: Collection<Document>;
  let n = 0;
  beforeEach(async () => {
    things = store.db.collection(`things${n++}`);
    await things.insertMany(Array.from({ length: MANY }, (_, a) => ({ a })));
    await things.createIndex({ a: 1 });
  });
  const begun = async (cursor = things.find({ a: { $gte: 0 } }, { batchSize: 2 })): Promise<FindCursor> => {
    await cursor.next();
    return cursor;
  };

  it.each([
    ['is dropped', () => things.dropIndex('a_1')],
    ['is made anew', () => things.dropIndex('a_1').then(() => things.createIndex({ a: 1 }))],
  ])('along an index that %s do not end as if all had come', async (_, change) => {
    const cursor = await begun();
    await change();
    await expect(cursor.toArray()).rejects.toMatchObject({ code: 175 });
  });

  it('of a pipeline end with their collection', async () => {
    const cursor = things.aggregate([{ $match: { a: { $gte: 0 } } }], { batchSize: 2 });
    await cursor.next();
    await things.drop();
    await expect(cursor.toArray()).rejects.toMatchObject({ code: 175 });
  });

  it('are closed with their session only', async () => {
    const [mine, other] = [store.client.startSession(), store.client.startSession()];
    const [killed, left] = await Promise.all(
      [mine, other].map((session) => begun(things.find({}, { batchSize: 2, session }))),
    );
    await store.client.db('admin').command({ killSessions: [mine.id] });
    await expect(killed!.toArray()).rejects.toMatchObject({ code: 43 });
    expect(await left!.toArray()).toHaveLength(MANY - 1);
    await Promise.all([mine.endSession(), other.endSession()]);
  });
});
