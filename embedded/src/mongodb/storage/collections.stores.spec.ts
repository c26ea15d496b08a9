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
    const { databases } = await db.admin().listDatabases({ nameOnly: true });
    expect(databases).toContainEqual(expect.objectContaining({ name: db.databaseName }));
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

  it('take another name, in place of its holder when wanted', async () => {
    await db.collection('next').insertOne({ _id: 1 as never, v: 2 });
    await db.collection('live').insertOne({ _id: 1 as never, v: 1 });
    await expect(db.collection('next').rename('live')).rejects.toMatchObject({ code: 48 });
    await db.collection('next').rename('live', { dropTarget: true });
    expect(await db.collection('live').findOne()).toEqual({ _id: 1, v: 2 });
    expect(await names()).toEqual(['live']);
    await expect(db.collection('none').rename('other')).rejects.toMatchObject({ code: 26 });
  });

  it('end the cursors over them when they go', async () => {
    const many = Array.from({ length: 3000 }, (_, i) => ({ i, pad: 'x'.repeat(100) }));
    await db.collection('many').insertMany(many);
    const cursor = db.collection('many').find().batchSize(10);
    await cursor.next();
    await db.collection('many').drop();
    await expect(cursor.toArray()).rejects.toMatchObject({ code: expect.any(Number) });
  });

  it('are swapped under readers, who see one or the other', async () => {
    const build = async (name: string, version: number) => {
      const next = db.collection(name);
      await next.createIndexes([{ key: { a: 1, b: -1 } }, { key: { u: 1 }, unique: true }]);
      await next.insertMany(Array.from({ length: 300 }, (_, u) => ({ u, a: u % 7, b: u, version })));
    };
    await build('live', 0);
    let isSwapping = true;
    const mixed: unknown[] = [];
    const reading = Promise.all(
      [0, 1, 2].map(async (a) => {
        while (isSwapping) {
          const found = await db
            .collection('live')
            .find({ a })
            .sort({ b: -1 })
            .batchSize(7)
            .toArray()
            .catch(() => []);
          if (new Set(found.map(({ version }) => Number(version))).size > 1) mixed.push(found);
        }
      }),
    );
    for (let version = 1; version <= 15; version++) {
      await build('next', version);
      await db.collection('next').rename('live', { dropTarget: true });
      expect(await db.collection('live').findOne({ u: 5 })).toMatchObject({ version });
    }
    isSwapping = false;
    await reading;
    expect(mixed).toEqual([]);
    expect(await db.collection('live').countDocuments({ a: { $gte: 0 } })).toBe(300);
  });

  (isRealServer ? describe.skip : describe)('refuse what the embedded node does not have', () => {
    it('change streams', async () => {
      const stream = db.collection('c').watch();
      await expect(stream.next()).rejects.toThrow(/Unsupported pipeline stage: '\$changeStream'/);
      await stream.close();
    });
    it('collations, views and capped collections', async () => {
      const german = { collation: { locale: 'de' } };
      await expect(db.collection('c').find({}, german).toArray()).rejects.toThrow(/collation/);
      await expect(db.createCollection('view', { viewOn: 'c', pipeline: [] })).rejects.toMatchObject({ code: 72 });
      await expect(db.createCollection('capped', { capped: true, size: 1 })).rejects.toMatchObject({ code: 72 });
    });
    it('unknown commands, and scripts', async () => {
      await expect(db.command({ nonsense: 1 })).rejects.toMatchObject({ code: 59 });
      await db.collection('c').insertOne({});
      await expect(db.collection('c').find({ $where: 'true' }).toArray()).rejects.toMatchObject({ code: 2 });
    });
  });
});
