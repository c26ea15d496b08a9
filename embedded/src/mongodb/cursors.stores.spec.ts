import { type Collection, type Document, type FindCursor } from 'mongodb';
import { isRealServer, storeUnderTest } from './testing/store-under-test.ts';

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

  const inOneIndex: [string, Document, Document][] = [
    ['along an index', { a: { $lt: 20 } }, { a: 1 }],
    ['along an index, backwards', { a: { $lt: 20 } }, { a: -1 }],
  ];
  /** A real server has read these documents before the first batch: while it chose between plans, or to sort them. */
  const readAsTheyAreAskedFor: typeof inOneIndex = [
    ['along several ranges of one', { even: { $in: [true, false] }, a: { $lt: 20 } }, { a: 1 }],
    ['sorted in memory', { a: { $lt: 20 } }, { b: 1 }],
    ['through the collection', { _id: { $gte: 0 }, a: { $lt: 20 } }, { _id: 1 }],
  ];
  it.each([...inOneIndex, ...(isRealServer ? [] : readAsTheyAreAskedFor)])(
    '%s show what meets the filter when they come to it, in order',
    async (_, filter, sort) => {
      const changing = store.db.collection<Document & { _id: number; a: number }>(`changing${n++}`);
      await changing.createIndex({ a: 1 });
      await changing.createIndex({ even: 1, a: 1 });
      await changing.insertMany(Array.from({ length: 50 }, (_, _id) => ({ _id, a: _id, b: _id, even: _id % 2 === 0 })));
      const cursor = changing.find(filter, { batchSize: 2 }).sort(sort);
      const seen = [await cursor.next()];
      await changing.updateMany({ _id: { $in: [6, 7, 8] } }, { $set: { a: 100 } });
      await changing.deleteMany({ _id: { $in: [10, 11] } });
      await changing.updateOne({ _id: 12 }, { $set: { a: 12.5 } });
      seen.push(...(await cursor.toArray()));
      const all = Array.from({ length: 20 }, (_, i) => i).filter((i) => ![6, 7, 8, 10, 11].includes(i));
      const expected = all.map((i) => (i === 12 ? 12.5 : i));
      expect(seen.map((each) => each!.a)).toEqual(sort.a === -1 ? expected.reverse() : expected);
    },
  );

  it('are closed with their session only', async () => {
    const [mine, other] = [store.client.startSession(), store.client.startSession()];
    const [killed, left] = await Promise.all(
      [mine, other].map((session) => begun(things.find({}, { batchSize: 100, session }))),
    );
    await store.client.db('admin').command({ killSessions: [mine.id] });
    await expect(killed!.toArray()).rejects.toMatchObject({ code: 43 });
    expect(await left!.toArray()).toHaveLength(MANY - 1);
    await Promise.all([mine.endSession(), other.endSession()]);
  });
});
