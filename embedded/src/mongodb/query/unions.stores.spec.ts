import type { Collection, Document, Filter } from 'mongodb';
import { isRealServer, storeUnderTest } from '../testing/store-under-test.ts';

type Thing = Document & { _id: number };
type Stage = { stage: string; inputStage?: Stage; inputStages?: Stage[] };

const stagesOf = ({ stage, inputStage, inputStages = [] }: Stage): string[] => [
  stage,
  ...[...(inputStage ? [inputStage] : []), ...inputStages].flatMap(stagesOf),
];

/** Filters with $or, and whether indexes on a, b, list, sparse and part serve them. */
const UNIONS: [filter: Filter<Thing>, isServed: boolean][] = [
  [{ $or: [{ a: 3 }, { b: 7 }] }, true],
  [{ $or: [{ a: 3 }, { a: 3, b: 7 }, { b: { $gt: 95 } }] }, true],
  [{ $or: [{ _id: { $in: [1, 2] } }, { b: 2 }] }, true],
  [{ $or: [{ list: 3 }, { list: 4 }] }, true],
  [{ c: 1, $or: [{ a: 3 }, { b: 7 }] }, true],
  [{ $and: [{ $or: [{ a: 3 }, { c: 1 }] }, { $or: [{ a: 3 }, { b: 13 }] }] }, true],
  [{ $or: [{ sparse: { $gt: 50 } }, { part: 4, a: 1 }] }, true],
  [{ part: 4, $or: [{ a: 1 }, { a: 4 }] }, true],
  [{ $or: [{ a: 3 }, { sparse: null }] }, false],
  [{ $or: [{ a: 3 }, { c: 1 }] }, false],
  [{ $or: [{ a: 3 }, {}] }, false],
];

describe('$or', () => {
  const store = storeUnderTest();
  let things: Collection<Thing>;
  beforeAll(async () => {
    things = store.db.collection('things');
    await things.insertMany(
      Array.from({ length: 100 }, (_, _id) => ({
        ...{ _id, a: _id % 10, b: _id, c: _id % 2, list: [_id, _id + 1] },
        ...(_id % 3 === 0 && { sparse: _id, part: _id % 5 }),
      })),
    );
    await things.createIndex({ a: 1 });
    await things.createIndex({ b: 1 });
    await things.createIndex({ list: 1 });
    await things.createIndex({ sparse: 1 }, { sparse: true });
    await things.createIndex({ a: 1, b: 1 }, { partialFilterExpression: { part: { $exists: true } } });
  });
  const explained = async (filter: Filter<Thing>, sort: Document = {}) => {
    const plan = await things.find(filter).sort(sort).explain('executionStats');
    const { winningPlan } = plan.queryPlanner as { winningPlan: Stage };
    const { totalKeysExamined, totalDocsExamined } = plan.executionStats as Record<string, number>;
    return { stages: stagesOf(winningPlan), cost: [totalKeysExamined, totalDocsExamined] };
  };

  it.each(UNIONS)('%j is answered once each: by indexes: %s', async (filter, isServed) => {
    const { stages } = await explained(filter);
    expect(stages.includes('COLLSCAN')).toBe(!isServed);
    const ids = (await things.find(filter).toArray()).map(({ _id }) => _id);
    const all = await things.find(filter).hint({ _id: 1 }).sort({ _id: 1 }).toArray();
    expect(ids.toSorted((a, b) => a - b)).toEqual(all.map(({ _id }) => _id));
    expect(await things.countDocuments(filter)).toBe(all.length);
  });

  (isRealServer ? it.skip : it)('costs what its branches cost, a document of several once', async () => {
    const plan = await explained({ $or: [{ a: 3 }, { b: 13 }] });
    expect(plan).toEqual({ stages: ['FETCH', 'OR', 'IXSCAN', 'IXSCAN'], cost: [11, 10] });
  });

  it('is sorted, cut and changed as any other filter', async () => {
    const filter = { $or: [{ a: 3 }, { b: { $gte: 97 } }] };
    const found = await things.find(filter).sort({ c: 1, b: -1 }).skip(1).limit(3).toArray();
    expect(found.map(({ _id }) => _id)).toEqual([99, 97, 93]);
    expect(await things.updateMany(filter, { $set: { met: true } })).toMatchObject({ modifiedCount: 13 });
    expect(await things.distinct('a', filter)).toEqual([3, 7, 8, 9]);
  });

  it('keeps the order an index has, so that a page of it need not be all', async () => {
    const { stages } = await explained({ $or: [{ b: { $gt: 10 } }, { b: 10, a: { $gt: 3 } }] }, { b: 1 });
    expect(stages).not.toContain('SORT');
  });
});

describe('a hint', () => {
  const store = storeUnderTest();
  it.each<[string, Document]>([
    ['sparse', { sparse: true }],
    ['partial', { partialFilterExpression: { a: { $exists: true } } }],
  ])('on a %s index answers only what is in it', async (name, options) => {
    const things = store.db.collection<Thing>(name);
    await things.insertMany([{ _id: 1, c: 1 }, { _id: 2, a: 3, c: 1 }, { _id: 3, a: 2, c: 1 }]); // prettier-ignore
    await things.createIndex({ a: 1 }, { ...options, name: 'some' });
    const ids = (await things.find({ c: 1 }).hint('some').toArray()).map(({ _id }) => _id);
    expect(ids).toEqual([3, 2]);
    expect(await things.find({}).sort({ _id: 1 }).hint({ a: 1 }).toArray()).toHaveLength(2);
    expect(await things.countDocuments({ c: 1 }, { hint: 'some' })).toBe(2);
    await store.client.withSession((session) =>
      session.withTransaction(async () => {
        await things.insertMany([{ _id: 4, c: 1 }, { _id: 5, a: 5, c: 1 }], { session }); // prettier-ignore
        const { modifiedCount } = await things.updateMany({ c: 1 }, { $set: { d: 1 } }, { hint: 'some', session });
        expect(modifiedCount).toBe(3);
      }),
    );
  });
});
