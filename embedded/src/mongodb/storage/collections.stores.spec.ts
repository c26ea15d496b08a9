import type { Db } from 'mongodb';
import { isRealServer, storeUnderTest } from '../testing/store-under-test.ts';

describe('collections', () => {
  const store = storeUnderTest();
  let db: Db;
  let n = 0;
  beforeEach(() => {
    db = store.client.db(`${store.db.databaseName}-${n++}`);
  });
  afterEach(() => db.dropDatabase());
  const names = async () => (await db.listCollections().toArray()).map(({ name }) => name).sort();

  it('are made by the first write or by name, listed and dropped', async () => {
    await db.collection('first').insertOne({});
    await db.createCollection('second');
    await expect(db.createCollection('second')).rejects.toMatchObject({ code: 48 });
    expect(await names()).toEqual(['first', 'second']);
    expect(await db.listCollections({ name: 'first' }, { nameOnly: true }).toArray()).toMatchObject([
      { name: 'first' },
    ]);
    await db.collection('first').drop();
    expect(await names()).toEqual(['second']);
  });

  it('are counted right whose first count came while a write was under way', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      const rows = db.collection<{ _id: number }>(name);
      let isDone = false;
      const written = rows
        .insertMany(Array.from({ length: 2000 }, (_, i) => ({ _id: i })))
        .finally(() => (isDone = true));
      while (!isDone) await rows.estimatedDocumentCount();
      await written;
      await rows.deleteOne({ _id: 7 });
      expect(await rows.estimatedDocumentCount()).toBe(1999);
    }
  });

  it('end the cursors over them when they go', async () => {
    const many = Array.from({ length: 3000 }, (_, i) => ({ i, pad: 'x'.repeat(100) }));
    await db.collection('many').insertMany(many);
    const cursor = db.collection('many').find().batchSize(10);
    await cursor.next();
    await db.collection('many').drop();
    await expect(cursor.toArray()).rejects.toMatchObject({ code: expect.any(Number) });
  });

  (isRealServer ? describe.skip : describe)('refuse what the embedded node does not have', () => {
    it('change streams', async () => {
      const stream = db.collection('c').watch();
      await expect(stream.next()).rejects.toThrow(/Unsupported pipeline stage: '\$changeStream'/);
      await stream.close();
    });
    it('collations', async () => {
      const german = { collation: { locale: 'de' } };
      await expect(db.collection('c').find({}, german).toArray()).rejects.toThrow(/collation/);
    });
    it('unknown commands, and scripts', async () => {
      await expect(db.command({ nonsense: 1 })).rejects.toMatchObject({ code: 59 });
      await db.collection('c').insertOne({});
      await expect(db.collection('c').find({ $where: 'true' }).toArray()).rejects.toMatchObject({ code: 2 });
    });
  });
});
