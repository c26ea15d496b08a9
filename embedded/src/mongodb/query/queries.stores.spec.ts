import { inspect } from 'node:util';
import { Query } from 'mingo';
import type { Collection } from 'mongodb';
import { roundCount, Random, seededRandom } from '../../testing/random.ts';
import { compareBy, type Fields } from '../testing/reference-order.ts';
import { storeUnderTest } from '../testing/store-under-test.ts';

const QUERIES = roundCount('ROUNDS', 120, 2000);
const DOCUMENTS = 200;
const FIELDS = ['a', 'b', 'c', 'e', 'n.x', 'n.y', '_id'];

type Numbered = Fields & { _id: number };
type Sort = Record<string, 1 | -1>;

const scalar = (random: Random): unknown =>
  random.pick([
    () => random.below(6),
    () => random.below(6) + 0.5,
    () => -random.below(3),
    () => `s${random.below(5)}`,
    () => '',
    () => null,
    () => random.chance(0.5),
    () => new Date(random.below(5) * 1000),
  ])();

const value = (random: Random): unknown =>
  random.chance(0.7)
    ? scalar(random)
    : random.pick([
        () => [random.below(4), random.below(4)],
        () => [],
        () => ({ k: random.below(3) }),
        () => [{ k: random.below(3) }, { k: 'z' }],
        () => ['s1', 2],
        () => undefined,
      ])();

function document(random: Random, _id: number): Numbered {
  const made: Numbered = { _id };
  for (const field of ['a', 'b', 'c', 'e']) {
    const given = value(random);
    // Two fields of one index, or of one sort, can't both be arrays.
    const isSecondArray = Array.isArray(given) && Object.values(made).some(Array.isArray);
    if (given !== undefined) made[field] = isSecondArray ? random.below(6) : given;
  }
  const x = value(random) ?? 0;
  const isSecondArray = Array.isArray(x) && Object.values(made).some(Array.isArray);
  if (random.chance(0.7)) made.n = { x: isSecondArray ? 0 : x, y: random.below(5) };
  return made;
}

const condition = (random: Random): unknown =>
  random.pick([
    () => scalar(random),
    () => scalar(random),
    () => ({ $gt: scalar(random) ?? 1 }),
    () => ({ $gte: scalar(random) ?? 1, $lt: scalar(random) ?? 4 }),
    () => ({ $gt: scalar(random) ?? 1, $lte: scalar(random) ?? 4 }),
    () => ({ $in: [scalar(random), scalar(random), scalar(random)] }),
    () => ({ $lte: scalar(random) ?? 2 }),
    () => ({ $exists: random.chance(0.5) }),
    () => ({ $ne: scalar(random) }),
    () => ({ $nin: [1, 2] }),
    () => ({ $size: 2 }),
  ])();

function filter(random: Random): Fields {
  const made: Fields = {};
  for (let i = random.below(4); i > 0; i--) made[random.pick(FIELDS)] = condition(random);
  if (random.chance(0.1)) return { $and: [made, { [random.pick(FIELDS)]: condition(random) }] };
  if (random.chance(0.1)) return { $or: [made, { [random.pick(FIELDS)]: condition(random) }] };
  return made;
}

const sort = (random: Random): Sort =>
  random.chance(0.4)
    ? {}
    : Object.fromEntries(
        [...new Set([random.pick(FIELDS), random.pick(FIELDS)])].map((field) => [field, random.chance(0.5) ? 1 : -1]),
      );

describe('random queries', () => {
  const store = storeUnderTest();

  it('give what a fold over all documents gives, whichever index answers', async () => {
    const random = seededRandom();
    const collection: Collection<Numbered> = store.db.collection('random');
    await collection.createIndexes([
      { key: { a: 1 } },
      { key: { a: 1, b: -1 } },
      { key: { b: -1, c: 1 } },
      { key: { 'n.x': 1, a: 1 } },
      { key: { 'n.y': -1 } },
      { key: { 'n.y': 1, _id: -1 } },
      { key: { e: 1 }, sparse: true },
      { key: { c: 1 }, partialFilterExpression: { a: { $exists: true } } },
    ]);
    const documents = new Map<number, Numbered>();
    for (let i = 0; i < DOCUMENTS; i++) documents.set(i, document(random, i));
    await collection.insertMany([...documents.values()]);
    for (let i = 0; i < QUERIES; i++) {
      await agree(collection, [...documents.values()], random);
      if (i % 20 === 0) await change(collection, documents, random);
    }
  }, 180_000);
});

async function agree(collection: Collection<Numbered>, all: Numbered[], random: Random): Promise<void> {
  const conditions = filter(random);
  const order = sort(random);
  const skip = random.chance(0.3) ? random.below(4) : 0;
  const limit = random.chance(0.5) ? random.below(6) : 0;
  const query = new Query(conditions);
  const expected = all.filter((each) => query.test(each));
  const found = await collection.find(conditions, { sort: order, skip, limit, batchSize: 50 }).toArray();
  const asked = inspect({ wanted: conditions, order, skip, limit }, { depth: 6, breakLength: 200 });
  const compare = compareBy(order);
  const sorted = [...expected].sort(compare).slice(skip, limit ? skip + limit : undefined);
  expect({ asked, n: found.length }).toEqual({ asked, n: sorted.length });
  const ids = new Set(expected.map(({ _id }) => _id));
  expect({ asked, strangers: found.filter(({ _id }) => !ids.has(_id)) }).toEqual({ asked, strangers: [] });
  // documents that sort alike may come in any order
  expect({ asked, misplaced: found.filter((each, place) => compare(each, sorted[place]!) !== 0) }).toEqual({
    asked,
    misplaced: [],
  });
  expect(new Set(found.map(({ _id }) => _id)).size).toBe(found.length);
  expect({ asked, n: await collection.countDocuments(conditions) }).toEqual({ asked, n: expected.length });
}

async function change(
  collection: Collection<Numbered>,
  documents: Map<number, Numbered>,
  random: Random,
): Promise<void> {
  const made = document(random, random.below(DOCUMENTS + 20));
  await collection.replaceOne({ _id: made._id }, made, { upsert: true });
  documents.set(made._id, made);
  if (random.chance(0.7)) return;
  const _id = random.below(DOCUMENTS + 20);
  await collection.deleteOne({ _id });
  documents.delete(_id);
}
