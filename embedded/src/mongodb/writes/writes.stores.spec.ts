import { Binary, Decimal128, Long, MongoBulkWriteError, ObjectId, UUID, type Collection, type Document } from 'mongodb';
import { itSince, storeUnderTest } from '../testing/store-under-test.ts';

describe('writes', () => {
  const store = storeUnderTest();
  let things: Collection<Document>;
  let n = 0;
  beforeEach(() => {
    things = store.db.collection(`things${n++}`);
  });
  const one = (_id: unknown) => things.findOne({ _id: _id as ObjectId });

  it('insert documents and give an id to those that have none', async () => {
    const { insertedId } = await things.insertOne({ name: 'a' });
    expect(insertedId).toBeInstanceOf(ObjectId);
    const raw = await store.db.command({ insert: things.collectionName, documents: [{ name: 'b' }] });
    expect(raw).toMatchObject({ n: 1, ok: 1 });
    const [, second] = await things.find().sort({ name: 1 }).toArray();
    expect(Object.keys(second!)).toEqual(['_id', 'name']);
  });

  it('refuse a second document with the same id, naming the key', async () => {
    await things.insertOne({ _id: 1 as never });
    await expect(things.insertOne({ _id: 1 as never })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { _id: 1 },
      keyValue: { _id: 1 },
    });
  });

  it('stop an ordered batch at the first error, and run an unordered one to its end', async () => {
    const batch = () => [10, 1, 11].map((_id) => ({ _id: _id as never }));
    await things.insertOne({ _id: 1 as never });
    const ordered = await things.insertMany(batch()).catch((error: unknown) => error as MongoBulkWriteError);
    expect(ordered).toMatchObject({ code: 11000, insertedCount: 1 });
    await things.deleteOne({ _id: 10 as never });
    const unordered = await things
      .insertMany(batch(), { ordered: false })
      .catch((error: unknown) => error as MongoBulkWriteError);
    expect(unordered).toMatchObject({ insertedCount: 2 });
    expect((unordered as MongoBulkWriteError).writeErrors).toHaveLength(1);
    expect((unordered as MongoBulkWriteError).writeErrors).toMatchObject([{ index: 1 }]);
  });

  it('apply operators', async () => {
    await things.insertOne({ _id: 1 as never, n: 5, tags: ['x'], gone: 1, deep: { a: 1 } });
    const { matchedCount, modifiedCount } = await things.updateOne(
      { _id: 1 as never },
      {
        $inc: { n: 2 },
        $push: { tags: 'y' as never },
        $unset: { gone: 1 },
        $set: { 'deep.b': 2 },
        $addToSet: { set: 'only' },
      },
    );
    expect([matchedCount, modifiedCount]).toEqual([1, 1]);
    expect(await one(1)).toEqual({ _id: 1, n: 7, tags: ['x', 'y'], deep: { a: 1, b: 2 }, set: ['only'] });
    expect(await things.updateOne({ _id: 1 as never }, { $set: { n: 7 } })).toMatchObject({ modifiedCount: 0 });
  });

  it('refuse operators on values of the wrong type and changes of the id', async () => {
    await things.insertOne({ _id: 1 as never, text: 'a', n: 1 });
    const update = (change: Document) => things.updateOne({ _id: 1 as never }, change);
    await expect(update({ $inc: { text: 1 } })).rejects.toMatchObject({ code: 14 });
    await expect(update({ $push: { n: 1 } })).rejects.toMatchObject({ code: 2 });
    await expect(update({ $set: { 'n.deep': 1 } })).rejects.toMatchObject({ code: 28 });
    await expect(update({ $set: { _id: 2 } })).rejects.toMatchObject({ code: 66 });
    await expect(update({ $set: { a: 1 }, $inc: { a: 1 } })).rejects.toMatchObject({ code: 40 });
    await expect(update({ $nonsense: { a: 1 } })).rejects.toMatchObject({ code: 9 });
    expect(await one(1)).toEqual({ _id: 1, text: 'a', n: 1 });
  });

  it('upsert from what the filter holds equal', async () => {
    const { upsertedId } = await things.updateOne(
      { _id: 'u' as never, k: { $gt: 1 }, z: 3, 'deep.x': 1 },
      { $inc: { n: 1 }, $setOnInsert: { made: 1 } },
      { upsert: true },
    );
    expect(upsertedId).toBe('u');
    expect(await one('u')).toEqual({ _id: 'u', z: 3, n: 1, made: 1, deep: { x: 1 } });
    await things.replaceOne({ _id: 'r' as never }, { a: 1 }, { upsert: true });
    expect(await one('r')).toEqual({ _id: 'r', a: 1 });
    await things.replaceOne({ _id: 'r' as never }, { b: 1 }, { upsert: true });
    expect(await one('r')).toEqual({ _id: 'r', b: 1 });
  });

  it('compare and set: a filter that no longer holds makes an upsert a duplicate', async () => {
    await things.insertOne({ _id: 'checkpoint' as never, epoch: 2 });
    const set = things.updateOne({ _id: 'checkpoint' as never, epoch: 1 }, { $set: { p: 1 } }, { upsert: true });
    await expect(set).rejects.toMatchObject({ code: 11000 });
  });

  it('reach into arrays by place', async () => {
    const items = [
      { a: 1, b: 1 },
      { a: 2, b: 2 },
    ];
    await things.insertOne({ _id: 1 as never, items });
    await things.updateOne({ _id: 1 as never }, { $inc: { 'items.1.a': 1 } });
    expect((await one(1))?.items).toEqual([
      { a: 1, b: 1 },
      { a: 3, b: 2 },
    ]);
  });

  it('keep types and every digit through updates', async () => {
    const _id = new ObjectId();
    const beyond = Long.fromString('9007199254740993');
    await things.insertOne({
      _id,
      beyond,
      small: Long.fromNumber(5),
      price: Decimal128.fromString('1.10'),
      uuid: new UUID('2f1f7fa3-1c5c-4d3c-9d0e-3a3b1d3f4a55'),
      sealed: { c: new Binary(Buffer.from([0xff, 0xfe])) },
    });
    await things.updateOne(
      { _id },
      { $set: { position: Long.fromString('9007199254740995'), 'sealed.c': new Binary(Buffer.from([0xfe, 0xff])) } },
    );
    await things.updateOne({ _id }, { $inc: { small: 1 } });
    const exact = await things.findOne({ _id }, { promoteLongs: false });
    expect(exact).toMatchObject({ beyond, small: Long.fromNumber(6), position: Long.fromString('9007199254740995') });
    expect([...(exact?.sealed as { c: Binary }).c.value()]).toEqual([0xfe, 0xff]);
    expect(String(exact?.price)).toBe('1.10');
    expect(await things.countDocuments({ beyond: Long.fromString('9007199254740992') })).toBe(0);
    expect(await things.countDocuments({ beyond })).toBe(1);
    expect(await things.countDocuments({ 'sealed.c': new Binary(Buffer.from([0xff, 0xff])) })).toBe(0);
  });

  it('find and modify', async () => {
    await things.insertMany([3, 1, 2].map((n) => ({ _id: n as never, n })));
    const after = { returnDocument: 'after' } as const;
    expect(await things.findOneAndUpdate({ n: { $lt: 2 } }, { $inc: { n: 10 } })).toEqual({ _id: 1, n: 1 });
    expect(await things.findOneAndUpdate({ _id: 1 as never }, { $inc: { n: 1 } }, after)).toEqual({ _id: 1, n: 12 });
    expect(await things.findOneAndReplace({ _id: 2 as never }, { x: 1 })).toEqual({ _id: 2, n: 2 });
    expect(await things.findOneAndDelete({ _id: 3 as never })).toEqual({ _id: 3, n: 3 });
    expect(await things.findOneAndDelete({ _id: 3 as never })).toBeNull();
    const upsert = { upsert: true, returnDocument: 'after' } as const;
    expect(await things.findOneAndUpdate({ _id: 9 as never }, { $set: { n: 0 } }, upsert)).toEqual({ _id: 9, n: 0 });
  });

  it('run mixed batches', async () => {
    const result = await things.bulkWrite([
      { insertOne: { document: { _id: 1 as never, n: 1 } } },
      { updateOne: { filter: { _id: 2 as never }, update: { $set: { n: 2 } }, upsert: true } },
      { updateMany: { filter: {}, update: { $inc: { n: 1 } } } },
      { deleteOne: { filter: { _id: 1 as never } } },
      { replaceOne: { filter: { _id: 2 as never }, replacement: { n: 0 } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, upsertedCount: 1, matchedCount: 3, deletedCount: 1 });
    expect(await things.find().toArray()).toEqual([{ _id: 2, n: 0 }]);
  });

  itSince(8)('run batches over several collections', async () => {
    const namespace = `${store.db.databaseName}.${things.collectionName}`;
    const result = await store.client.bulkWrite([
      { namespace, name: 'insertOne', document: { _id: 1 as never } },
      {
        namespace: `${namespace}b`,
        name: 'updateOne',
        filter: { _id: 'x' as never },
        update: { $set: { a: 1 } },
        upsert: true,
      },
      { namespace, name: 'deleteMany', filter: {} },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, upsertedCount: 1, deletedCount: 1 });
  });

  it('take unacknowledged writes', async () => {
    await things.insertOne({ _id: 'silent' as never }, { writeConcern: { w: 0 } });
    for (let tries = 0; tries < 100 && !(await one('silent')); tries++);
    expect(await one('silent')).toEqual({ _id: 'silent' });
  });

  it('refuse documents that are too large, or have no usable id', async () => {
    await expect(things.insertOne({ _id: [1] as never })).rejects.toMatchObject({ code: expect.any(Number) });
    const half = 'x'.repeat(9_000_000);
    await things.insertOne({ _id: 1 as never, half });
    await expect(things.updateOne({ _id: 1 as never }, { $set: { other: half } })).rejects.toThrow(/large|size/i);
    expect(Object.keys((await one(1))!)).toEqual(['_id', 'half']);
  });
});
