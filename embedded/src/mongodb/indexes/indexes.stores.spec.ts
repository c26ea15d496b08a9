import { Long, type Collection, type Document } from 'mongodb';
import { seededRandom } from '../../testing/random.ts';
import { isRealServer, itSince, storeUnderTest } from '../testing/store-under-test.ts';

interface Stage {
  stage: string;
  indexName?: string;
  inputStage?: Stage;
}

interface Explained {
  queryPlanner: { winningPlan: Stage };
  executionStats: { totalKeysExamined: number; totalDocsExamined: number };
}

/** The first stage of a plan, below the ones that sort, limit and fetch. */
const source = (stage: Stage): Stage => (stage.inputStage ? source(stage.inputStage) : stage);

describe('indexes', () => {
  const store = storeUnderTest();
  let things: Collection<Document>;
  let n = 0;
  beforeEach(() => {
    things = store.db.collection(`things${n++}`);
  });
  const fill = (many: number, document: (i: number) => Document) =>
    things.insertMany(Array.from({ length: many }, (_, i) => ({ _id: i as never, ...document(i) })));

  it('are listed, known again, and refused under another name', async () => {
    expect(await things.createIndex({ a: 1, b: -1 })).toBe('a_1_b_-1');
    await things.createIndexes([
      { key: { at: 1 }, expireAfterSeconds: 60 },
      { key: { nick: 1 }, unique: true, partialFilterExpression: { active: { $exists: true } } },
    ]);
    await things.createIndex({ a: 1, b: -1 });
    expect((await things.indexes()).map(({ name }) => name)).toEqual(['_id_', 'a_1_b_-1', 'at_1', 'nick_1']);
    await expect(things.createIndex({ a: 1, b: -1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 });
    await expect(things.createIndex({ b: 1 }, { name: 'at_1' })).rejects.toMatchObject({ code: 86 });
    await expect(things.createIndex({ at: 1 }, { expireAfterSeconds: 9 })).rejects.toMatchObject({ code: 85 });
    await things.dropIndex('a_1_b_-1');
    await expect(things.dropIndex('a_1_b_-1')).rejects.toMatchObject({ code: 27 });
    expect(await things.indexes()).toHaveLength(3);
  });

  itSince(5)('may be on the same fields when one is unique', async () => {
    await things.createIndex({ a: 1 });
    expect(await things.createIndex({ a: 1 }, { unique: true, name: 'only' })).toBe('only');
  });

  it('answer equality, sort and limit without looking further', async () => {
    await things.createIndex({ category: 1, price: -1 });
    await fill(500, (i) => ({ category: `c${i % 5}`, price: (i * 37) % 101 }));
    const explained = async (filter: Document, sort: Record<string, 1 | -1>) =>
      (await things.find(filter).sort(sort).limit(7).explain('executionStats')) as unknown as Explained;
    for (const [filter, sort] of [
      [{ category: 'c1' }, { price: -1 }],
      [{ category: 'c1' }, { price: 1 }],
      [{ category: 'c1', price: { $gte: 50, $lt: 80 } }, { price: -1 }],
      [{ category: { $gte: 'c1', $lt: 'c3' } }, { category: 1, price: -1 }],
      [{ category: { $in: ['c1', 'c3'] } }, { category: -1, price: 1 }],
    ] as const) {
      const { queryPlanner, executionStats } = await explained(filter, sort);
      expect(source(queryPlanner.winningPlan)).toMatchObject({ stage: 'IXSCAN', indexName: 'category_1_price_-1' });
      expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(7);
    }
  });

  (isRealServer ? it.skip : it)('merge the values of $in in the order of the sort', async () => {
    await things.createIndex({ category: 1, price: -1 });
    await fill(500, (i) => ({ category: `c${i % 5}`, price: (i * 37) % 101 }));
    const filter = { category: { $in: ['c1', 'c3', 'c4'] } };
    const found = await things.find(filter).sort({ price: -1 }).limit(20).toArray();
    const all = (await things.find(filter).toArray()).map(({ price }) => Number(price)).sort((a, b) => b - a);
    expect(found.map(({ price }) => Number(price))).toEqual(all.slice(0, 20));
    const { executionStats } = await things.find(filter).sort({ price: -1 }).limit(20).explain();
    expect((executionStats as Explained['executionStats']).totalDocsExamined).toBe(20);
  });

  it('let exactly one of many win a unique value', async () => {
    await things.createIndex({ email: 1 }, { unique: true });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => things.insertOne({ email: 'same', i })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await things.countDocuments({ email: 'same' })).toBe(1);
    const upserts = await Promise.allSettled(
      Array.from({ length: 50 }, () => things.updateOne({ email: 'new' }, { $inc: { n: 1 } }, { upsert: true })),
    );
    expect(upserts.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await things.findOne({ email: 'new' })).toMatchObject({ n: 50 });
  });

  it('free a unique value that is changed or removed, and name the one that is taken', async () => {
    await things.createIndex({ 'name.folded': 1 }, { unique: true });
    await things.insertOne({ _id: 1 as never, name: { folded: 'x' } });
    await expect(things.insertOne({ _id: 2 as never, name: { folded: 'x' } })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { 'name.folded': 1 },
      keyValue: { 'name.folded': 'x' },
    });
    await things.updateOne({ _id: 1 as never }, { $set: { 'name.folded': 'y' } });
    await things.insertOne({ _id: 2 as never, name: { folded: 'x' } });
    await things.deleteOne({ _id: 2 as never });
    await things.insertOne({ _id: 3 as never, name: { folded: 'x' } });
  });

  it('hold only part of a collection when sparse or partial', async () => {
    await things.createIndexes([
      { key: { s: 1 }, unique: true, sparse: true },
      { key: { nick: 1 }, unique: true, partialFilterExpression: { active: { $exists: true } } },
    ]);
    await things.insertMany([
      { _id: 1 as never, nick: 'n', active: true },
      { _id: 2 as never, nick: 'n' },
      { _id: 3 as never, s: 'only' },
    ]);
    await expect(things.updateOne({ _id: 2 as never }, { $set: { active: true } })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await things.find({ s: null }).toArray()).toHaveLength(2);
    expect(await things.find().sort({ s: 1 }).toArray()).toHaveLength(3);
    expect(await things.countDocuments({ nick: 'n' })).toBe(2);
    expect(await things.countDocuments({ nick: 'n', active: true })).toBe(1);
  });

  it('do not come into being over duplicates', async () => {
    await fill(20, (i) => ({ a: i % 19 }));
    await expect(things.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await things.indexes()).toHaveLength(1);
    await things.insertOne({ a: 1 });
  });

  it('are complete when documents change while they are built', async () => {
    await fill(3000, (i) => ({ a: i % 10 }));
    const building = things.createIndex({ a: 1 });
    for (let i = 0; i < 100; i++) {
      await things.updateOne({ _id: (i * 29) as never }, { $set: { a: 10 } });
      await things.deleteOne({ _id: (i * 29 + 1) as never });
    }
    await building;
    const counted = new Map<unknown, number>();
    for (const { a } of await things.find().toArray()) counted.set(a, (counted.get(a) ?? 0) + 1);
    for (const [a, many] of counted) expect([a, await things.countDocuments({ a })]).toEqual([a, many]);
  });

  it('remove what has expired', async () => {
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 1 });
    await things.insertMany([
      { _id: 'old' as never, at: new Date(Date.now() - 5000) },
      { _id: 'new' as never, at: new Date(Date.now() + 60_000) },
      { _id: 'none' as never },
    ]);
    const left = async () => (await things.find().toArray()).map(({ _id }) => String(_id)).sort();
    for (let tries = 0; tries < 600 && (await left()).includes('old'); tries++)
      await new Promise((resolve) => setTimeout(resolve, isRealServer ? 200 : 20));
    expect(await left()).toEqual(['new', 'none']);
  }, 130_000);

  it('order whole numbers beyond 2^53 exactly, among doubles', async () => {
    const random = seededRandom();
    await things.createIndex({ position: 1 });
    const base = 2n ** 53n;
    const positions = Array.from({ length: 200 }, (_, i) => base + BigInt(i - 100));
    const shuffled = [...positions].sort(() => random.unit() - 0.5);
    await things.insertMany(shuffled.map((position) => ({ position: Long.fromBigInt(position) })));
    await things.insertOne({ position: 1.5 });
    const found = await things
      .find({ position: { $gt: 2 } }, { promoteLongs: false })
      .sort({ position: 1 })
      .toArray();
    expect(found.map(({ position }) => String(position))).toEqual(positions.map(String));
    for (const position of positions.slice(95, 110)) {
      const filter = { position: Long.fromBigInt(position) };
      expect([position, await things.countDocuments(filter)]).toEqual([position, 1]);
    }
  });

  it('tell long texts apart and keep their order', async () => {
    await things.createIndex({ text: 1 });
    const head = 'x'.repeat(600);
    const texts = [`${head}b`, 'a', `${head}`, `${head}a`, 'y', `${head}c`];
    await things.insertMany(texts.map((text) => ({ text })));
    const found = await things
      .find({ text: { $gte: 'x' } })
      .sort({ text: 1 })
      .toArray();
    expect(found.map(({ text }) => String(text))).toEqual([...texts].sort().slice(1));
    expect(await things.countDocuments({ text: `${head}a` })).toBe(1);
    expect(await things.countDocuments({ text: { $gt: `${head}a`, $lt: 'y' } })).toBe(2);
    await things.dropIndex('text_1');
    await things.createIndex({ text: 1 }, { unique: true });
    await expect(things.insertOne({ text: `${head}c` })).rejects.toMatchObject({ code: 11000 });
  });

  it('refuse kinds that are not supported', async () => {
    for (const key of [{ a: 'text' }, { a: '2dsphere' }, { a: 'hashed' }] as const)
      if (!isRealServer) await expect(things.createIndex(key)).rejects.toMatchObject({ code: 67 });
    await things.insertOne({});
    await expect(things.find().hint('nothing').toArray()).rejects.toMatchObject({ code: 2 });
  });
});
