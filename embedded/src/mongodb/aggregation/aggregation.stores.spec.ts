import { Binary, Long, type Collection, type Document } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

describe('aggregation', () => {
  const store = storeUnderTest();
  let products: Collection<Document>;
  beforeAll(async () => {
    products = store.db.collection('products');
    await products.createIndex({ g: 1, price: -1 });
    await products.insertMany(
      Array.from({ length: 1000 }, (_, i) => ({
        _id: i as never,
        g: i % 10,
        price: (i * 7) % 100,
        tags: ['x', `t${i % 3}`],
      })),
    );
    await store.db.collection('groups').insertMany([
      { _id: 0 as never, name: 'zero' },
      { _id: 1 as never, name: 'one' },
    ]);
  });
  const run = (...pipeline: Document[]) => products.aggregate(pipeline).toArray();

  it('groups, counts and sorts', async () => {
    expect(
      await run(
        { $match: { g: { $lt: 3 } } },
        { $group: { _id: '$g', n: { $sum: 1 }, most: { $max: '$price' } } },
        { $sort: { _id: -1 } },
      ),
    ).toEqual([
      { _id: 2, n: 100, most: 94 },
      { _id: 1, n: 100, most: 97 },
      { _id: 0, n: 100, most: 90 },
    ]);
    expect(await run({ $match: { g: 4 } }, { $count: 'n' })).toEqual([{ n: 100 }]);
    expect(await products.countDocuments({ g: 4 }, { skip: 95 })).toBe(5);
    expect(await products.countDocuments({ g: 44 })).toBe(0);
  });

  it('unwinds, joins and splits', async () => {
    expect(
      await run(
        { $match: { _id: { $lt: 6 } } },
        { $unwind: '$tags' },
        { $group: { _id: '$tags', n: { $sum: 1 } } },
        { $sort: { _id: 1 } },
      ),
    ).toEqual([
      { _id: 't0', n: 2 },
      { _id: 't1', n: 2 },
      { _id: 't2', n: 2 },
      { _id: 'x', n: 6 },
    ]);
    const joined = await run(
      { $match: { _id: { $lt: 3 } } },
      { $sort: { _id: 1 } },
      { $lookup: { from: 'groups', localField: 'g', foreignField: '_id', as: 'group' } },
      { $project: { name: { $first: '$group.name' } } },
    );
    expect(joined.map(({ name }) => name as unknown)).toEqual(['zero', 'one', undefined]);
    expect(
      await run({
        $facet: {
          many: [{ $match: { g: 1 } }, { $count: 'n' }],
          last: [{ $sort: { _id: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
        },
      }),
    ).toEqual([{ many: [{ n: 100 }], last: [{ _id: 999 }] }]);
  });

  it('reshapes', async () => {
    expect(
      await run(
        { $match: { _id: 7 } },
        { $addFields: { twice: { $multiply: ['$price', 2] } } },
        { $set: { deep: { a: '$g' } } },
        { $unset: 'tags' },
      ),
    ).toEqual([{ _id: 7, g: 7, price: 49, twice: 98, deep: { a: 7 } }]);
    expect(await run({ $match: { _id: 7 } }, { $replaceRoot: { newRoot: { v: '$price' } } })).toEqual([{ v: 49 }]);
    expect(await run({ $sample: { size: 5 } })).toHaveLength(5);
  });

  it('gives all documents through cursors', async () => {
    const ids = (await products.aggregate([{ $sort: { _id: 1 } }], { batchSize: 33 }).toArray()).map(
      ({ _id }) => _id as unknown,
    );
    expect(ids).toEqual(Array.from({ length: 1000 }, (_, i) => i));
    expect(
      await products
        .find({ g: { $exists: true } })
        .batchSize(7)
        .toArray(),
    ).toHaveLength(1000);
    expect(await products.find().skip(990).batchSize(3).toArray()).toHaveLength(10);
  });

  it('tells distinct values, of binaries too', async () => {
    expect((await products.distinct('tags', { g: 1 })).sort()).toEqual(['t0', 't1', 't2', 'x']);
    const blobs = store.db.collection('blobs');
    await blobs.insertMany([0xfe, 0xff, 0xfe].map((byte) => ({ b: new Binary(Buffer.from([byte])) })));
    expect(await blobs.distinct('b')).toHaveLength(2);
    expect(await blobs.aggregate([{ $group: { _id: '$b' } }]).toArray()).toHaveLength(2);
  });

  it('projects', async () => {
    expect(await products.findOne({ _id: 5 as never }, { projection: { g: 1 } })).toEqual({ _id: 5, g: 5 });
    expect(await products.findOne({ _id: 5 as never }, { projection: { _id: 0, g: 1 } })).toEqual({ g: 5 });
    expect(await products.findOne({ _id: 5 as never }, { projection: { tags: 0, price: 0 } })).toEqual({
      _id: 5,
      g: 5,
    });
    const slice = async (projection: Document) => products.findOne({ _id: 5 as never }, { projection });
    expect(await slice({ tags: { $slice: -1 } })).toEqual({ _id: 5, g: 5, price: 35, tags: ['t2'] });
    expect(await slice({ tags: { $slice: [0, 1] }, price: 0 })).toEqual({ _id: 5, g: 5, tags: ['x'] });
    expect(await slice({ tags: { $slice: 1 }, g: 1, _id: 0 })).toEqual({ g: 5, tags: ['x'] });
  });

  it('projects paths without narrowing integers', async () => {
    const counts = store.db.collection('counts');
    const count = { at: Long.fromInt(7), of: { total: Long.fromInt(9), rest: 1 } };
    await counts.insertOne({ _id: 1 as never, ...count });
    const project = async (projection: Document) => counts.findOne({}, { projection, promoteLongs: false });
    expect(await project({ at: 1, 'of.total': 1 })).toEqual({ _id: 1, at: count.at, of: { total: count.of.total } });
    expect(await project({ 'of.rest': 0 })).toEqual({ _id: 1, at: count.at, of: { total: count.of.total } });
  });

  it('counts nothing as nothing, and puts what is on a boundary above it', async () => {
    const made = store.db.collection<{ _id: number; v: number }>('bounded');
    await made.insertMany([1, 3, 5].map((v) => ({ _id: v, v })));
    expect(await made.aggregate([{ $match: { v: 9 } }, { $set: { w: 1 } }, { $count: 'n' }]).toArray()).toEqual([]);
    const bucket = { groupBy: '$v', boundaries: [0, 3, 5], default: 'more', output: { n: { $sum: 1 } } };
    expect(await made.aggregate([{ $bucket: bucket }]).toArray()).toEqual([
      { _id: 0, n: 1 },
      { _id: 3, n: 1 },
      { _id: 'more', n: 1 },
    ]);
  });

  it('refuses to answer with a document that is too large', async () => {
    const great = store.db.collection('great');
    await great.insertMany(Array.from({ length: 20 }, () => ({ text: 'x'.repeat(900_000) })));
    const grouped = great.aggregate([{ $group: { _id: null, all: { $push: '$text' } } }]);
    await expect(grouped.toArray()).rejects.toMatchObject({ code: 10334 });
  });

  it('draws each document once at most', async () => {
    const ids = async (size: number) =>
      (await run({ $sample: { size } }, { $project: { _id: 1 } })).map(({ _id }) => _id as number);
    expect(new Set(await ids(50)).size).toBe(50);
    expect((await ids(5000)).sort((a, b) => a - b)).toEqual(Array.from({ length: 1000 }, (_, i) => i));
  });

  it('refuses unknown stages and operators', async () => {
    await expect(run({ $nonsense: {} })).rejects.toMatchObject({ code: 40324 });
    await expect(products.find({ a: { $nonsense: 1 } }).toArray()).rejects.toMatchObject({ code: 2 });
    await expect(products.find({ $nonsense: 1 } as never).toArray()).rejects.toMatchObject({ code: 2 });
  });
});
