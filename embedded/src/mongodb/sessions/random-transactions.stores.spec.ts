import { MongoServerError, type AnyBulkWriteOperation, type ClientSession, type Collection } from 'mongodb';
import { roundCount, type Random, seededRandom } from '../../testing/random.ts';
import { storeUnderTest } from '../testing/store-under-test.ts';

interface Item {
  _id: number;
  group: number;
  tags: number[];
  slot?: number;
}
class Model extends Map<number, Item> {
  /** Some change has taken a slot that another item held. */
  hasClashed = false;
}
type Operation = AnyBulkWriteOperation<Item>;

const IDS = 40;
const STEPS = roundCount('ROUNDS', 40, 150);

describe('random transactions', () => {
  const store = storeUnderTest();

  it('leave what the same changes leave in memory, in every index too', async () => {
    const random = seededRandom();
    const items = store.db.collection<Item>('items');
    await items.createIndexes([
      { key: { group: 1, _id: -1 } },
      { key: { tags: 1 } },
      { key: { slot: 1 }, unique: true, sparse: true },
    ]);
    let model = new Model();
    for (let step = 0; step < STEPS; step++) {
      const after = new Model(model);
      const operations = Array.from({ length: 1 + random.below(6) }, () => operation(random, after));
      const isKept = random.chance(0.75);
      const isDone = await store.client.withSession((session) => attempt(items, operations, session, isKept));
      expect({ step, isDone }).toEqual({ step, isDone: isKept && !after.hasClashed });
      if (isDone) model = after;
      if (step % 5 === 0) await assertSame(items, model);
    }
    await assertSame(items, model);
  }, 60_000);
});

/** One change, made to the model as well. */
function operation(random: Random, model: Model): Operation {
  const _id = random.below(IDS);
  const item = { group: random.below(4), tags: [random.below(3), random.below(3)] };
  const existing = model.get(_id);
  switch (random.below(5)) {
    case 0:
      model.set(_id, { _id, ...item });
      return { replaceOne: { filter: { _id }, replacement: item, upsert: true } };
    case 1: {
      if (existing) model.set(_id, { ...existing, group: item.group });
      return { updateOne: { filter: { _id }, update: { $set: { group: item.group } } } };
    }
    case 2:
      for (const each of model.values())
        if (each.group === item.group) model.set(each._id, { ...each, tags: [...each.tags, 7] });
      return { updateMany: { filter: { group: item.group }, update: { $push: { tags: 7 } } } };
    case 3:
      model.delete(_id);
      return { deleteOne: { filter: { _id } } };
    default: {
      const slot = random.below(200);
      if (existing && [...model.values()].some((each) => each.slot === slot && each._id !== _id))
        model.hasClashed = true;
      if (existing) model.set(_id, { ...existing, slot });
      return { updateOne: { filter: { _id }, update: { $set: { slot } } } };
    }
  }
}

/** Whether the transaction was committed. */
async function attempt(items: Collection<Item>, operations: Operation[], session: ClientSession, isKept: boolean) {
  session.startTransaction();
  try {
    await items.bulkWrite(operations, { session });
    await (isKept ? session.commitTransaction() : session.abortTransaction());
    return isKept;
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== 11000) throw error;
    await session.abortTransaction();
    return false;
  }
}

async function assertSame(items: Collection<Item>, model: Model): Promise<void> {
  const byId = (a: Item, b: Item) => a._id - b._id;
  const all = [...model.values()].sort(byId);
  expect(await items.find().sort({ _id: 1 }).toArray()).toEqual(all);
  for (let group = 0; group < 4; group++) {
    const expected = all.filter((item) => item.group === group).reverse();
    expect(await items.find({ group }).sort({ _id: -1 }).toArray()).toEqual(expected);
  }
  for (const tag of [0, 1, 2, 7]) {
    const expected = all.filter(({ tags }) => tags.includes(tag));
    expect((await items.find({ tags: tag }).toArray()).sort(byId)).toEqual(expected);
  }
  for (const { slot, _id } of all) if (slot !== undefined) expect(await items.findOne({ slot })).toMatchObject({ _id });
}
