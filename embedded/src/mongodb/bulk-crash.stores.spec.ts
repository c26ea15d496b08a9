import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Document, Long, MongoClient, UUID } from 'mongodb';
import { builtProgram, kill, runNode } from '../testing/program.ts';
import { roundCount, seededRandom } from '../testing/random.ts';
import { isRealServer } from './testing/store-under-test.ts';

const ROUNDS = roundCount('ROUNDS', 4, 12);
const STATEMENTS = 200;
const GROUPS = 10;
const IN_GROUP = 20;

interface Item {
  _id: number;
  n: number;
  group: number;
}

/** One numbered bulk of counts, as a driver sends it and sends it again when no answer came. */
const countsOf = (number: number): Document => ({
  update: 'counted',
  updates: Array.from({ length: STATEMENTS }, (_, i) => ({
    q: { _id: number * (STATEMENTS / 2) + i },
    u: { $inc: { n: 1 }, $set: { group: (i * 7919) % 1000 } },
    upsert: true,
  })),
  txnNumber: Long.fromNumber(number + 1),
});

(isRealServer ? describe.skip : describe)('a node that is killed in the midst of bulks', () => {
  let folder: string;
  const program = builtProgram('mongodb');
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bulk-crash-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'has every statement whole or not at all, and a bulk that is sent again once',
    async () => {
      const random = seededRandom();
      const lsid = { id: new UUID() };
      let bulks = 0;
      let answered = 0;
      let acknowledged = 0;
      for (let round = 0; round <= ROUNDS; round++) {
        const node = await runNode(program, folder);
        const client = new MongoClient(node.url, { serverSelectionTimeoutMS: 500, retryWrites: false });
        const db = client.db('crash');
        const items = db.collection<Item>('items');
        try {
          await db.collection('counted').createIndex({ group: 1, n: 1 });
          const session = client.startSession();
          Object.assign(session.serverSession, { id: lsid });
          if (bulks > 0) await db.command(countsOf(bulks - 1), { session });
          await assertCounts(db.collection<Item>('counted'), bulks);
          await assertWhole(items, acknowledged);
          if (round === ROUNDS) continue;
          const [counted, stamped] = [new EventEmitter(), new EventEmitter()];
          // Now and then only after one of each was answered, however slow the machine is.
          const begun = round % 3 === 0 && Promise.all([once(counted, 'answer'), once(stamped, 'answer')]);
          const counting = (async () => {
            for (;;) {
              await db.command(countsOf(bulks++), { session });
              answered++;
              counted.emit('answer');
            }
          })().catch(() => undefined);
          const stamping = (async () => {
            for (let n = acknowledged + 1; ; n++) {
              await items.bulkWrite(stamps(n));
              acknowledged = n;
              stamped.emit('answer');
            }
          })().catch(() => undefined);
          await begun;
          await new Promise((resolve) => setTimeout(resolve, 100 + random.below(300)));
          await kill(node, 'SIGKILL');
          await Promise.all([counting, stamping]);
        } finally {
          await kill(node, 'SIGKILL');
          await client.close();
        }
      }
      expect(answered).toBeGreaterThan(0);
      expect(acknowledged).toBeGreaterThan(0);
    },
    60_000 + ROUNDS * 5_000,
  );
});

/** Every document of a group gets the same number, by one statement a group. */
const stamps = (n: number) => [
  ...Array.from({ length: GROUPS * IN_GROUP }, (_, i) => ({
    updateOne: { filter: { _id: i }, update: { $setOnInsert: { group: i % GROUPS, n } }, upsert: true },
  })),
  ...Array.from({ length: GROUPS }, (_, group) => ({ updateMany: { filter: { group }, update: { $set: { n } } } })),
];

/** Bulks overlap by half: each number has been counted once by each bulk that holds it. */
async function assertCounts(counted: Collection<Item>, bulks: number): Promise<void> {
  const documents = await counted.find().sort({ _id: 1 }).toArray();
  const half = STATEMENTS / 2;
  expect(documents.length).toBe(bulks === 0 ? 0 : (bulks + 1) * half);
  const isOuter = (id: number) => id < half || id >= bulks * half;
  expect(documents.filter(({ _id, n }) => n !== (isOuter(_id) ? 1 : 2))).toEqual([]);
  expect(await counted.countDocuments({ group: { $gte: 0 } })).toBe(documents.length);
}

async function assertWhole(items: Collection<Item>, acknowledged: number): Promise<void> {
  const documents = await items.find().toArray();
  const stamped = new Map<number, Set<number>>();
  for (const { group, n } of documents) stamped.set(group, (stamped.get(group) ?? new Set()).add(n));
  expect(documents.filter(({ n }) => n < acknowledged)).toEqual([]);
  expect([...stamped.values()].filter((numbers) => numbers.size > 1)).toEqual([]);
}
