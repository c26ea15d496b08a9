import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { builtProgram, kill, runNode } from '../testing/program.ts';
import { roundCount, seededRandom } from '../testing/random.ts';
import { isRealServer } from './testing/store-under-test.ts';

const ROUNDS = roundCount('ROUNDS', 4, 20);
const WRITERS = 8;

interface Entry {
  _id: string;
  batch: number;
}

/** What has been acknowledged to the writers. */
interface Acknowledged {
  inserted: Set<string>;
  batches: Set<number>;
  increments: Map<string, number>;
  /** Emits `answer` for each. */
  answers: EventEmitter;
}

(isRealServer ? describe.skip : describe)('a node that is killed under load', () => {
  let folder: string;
  const program = builtProgram('mongodb');
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'crash-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'loses nothing acknowledged and shows no half transaction',
    async () => {
      const random = seededRandom();
      const acknowledged: Acknowledged = {
        inserted: new Set(),
        batches: new Set(),
        increments: new Map(),
        answers: new EventEmitter(),
      };
      for (let round = 0; round < ROUNDS; round++) {
        const node = await runNode(program, folder);
        const client = new MongoClient(node.url, { serverSelectionTimeoutMS: 500, retryWrites: false });
        try {
          await assertKept(client, acknowledged);
          const writers = Array.from({ length: WRITERS }, (_, w) => write(client, round, w, acknowledged));
          // Every other time only after some of each were answered, however slow the machine is.
          const isLate = (ROUNDS - round) % 2 === 1;
          const { inserted, batches, answers } = acknowledged;
          while (isLate && Math.min(inserted.size, batches.size) <= round + 1) await once(answers, 'answer');
          await new Promise((resolve) => setTimeout(resolve, 50 + random.below(400)));
          await kill(node, 'SIGKILL');
          await Promise.all(writers);
        } finally {
          await kill(node, 'SIGKILL');
          await client.close();
        }
      }
      const node = await runNode(program, folder);
      const client = new MongoClient(node.url);
      await assertKept(client, acknowledged);
      await client.close();
      await kill(node, 'SIGTERM');
      expect(node.child.exitCode).toBe(0);
      expect(acknowledged.inserted.size).toBeGreaterThan(ROUNDS);
      expect(acknowledged.batches.size).toBeGreaterThan(ROUNDS);
    },
    60_000 + ROUNDS * 5_000,
  );
});

/** Writes until the node is gone: single documents, counters, and transactions over three collections. */
async function write(client: MongoClient, round: number, writer: number, to: Acknowledged): Promise<void> {
  const db = client.db('crash');
  for (let n = 0; ; n++) {
    const id = `${round}-${writer}-${n}`;
    try {
      if (writer % 3 === 0) {
        await db.collection<Entry>('single').insertOne({ _id: id, batch: n });
        to.inserted.add(id);
      } else if (writer % 3 === 1) {
        const counter = `c${n % 10}`;
        await db.collection<Entry>('counters').updateOne({ _id: counter }, { $inc: { n: 1 } }, { upsert: true });
        to.increments.set(counter, (to.increments.get(counter) ?? 0) + 1);
      } else {
        const batch = (round * WRITERS + writer) * 1_000_000 + n;
        await writeBatch(client, batch, id);
        to.batches.add(batch);
      }
      to.answers.emit('answer');
    } catch {
      return;
    }
  }
}

async function writeBatch(client: MongoClient, batch: number, id: string): Promise<void> {
  const db = client.db('crash');
  await client.withSession((session) =>
    session.withTransaction(async () => {
      for (const name of ['left', 'right']) {
        const documents = Array.from({ length: 5 }, (_, i) => ({ _id: `${id}-${i}`, batch }));
        await db.collection<Entry>(name).insertMany(documents, { session });
      }
      await db.collection<Entry>('done').replaceOne({ _id: id }, { batch }, { upsert: true, session });
    }),
  );
}

async function assertKept(client: MongoClient, { inserted, batches, increments }: Acknowledged): Promise<void> {
  const db = client.db('crash');
  const all = (name: string) => db.collection<Entry & { n: number }>(name).find().toArray();
  await db.collection('left').createIndex({ batch: 1 });
  const ids = new Set((await all('single')).map(({ _id }) => _id));
  expect([...inserted].filter((id) => !ids.has(id))).toEqual([]);
  const counters = new Map((await all('counters')).map(({ _id, n }) => [_id, n]));
  expect([...increments].filter(([id, n]) => (counters.get(id) ?? 0) < n)).toEqual([]);
  const done = new Set((await all('done')).map(({ batch }) => batch));
  expect([...batches].filter((batch) => !done.has(batch))).toEqual([]);
  const halves = new Map<number, number>();
  for (const { batch } of [...(await all('left')), ...(await all('right'))])
    halves.set(batch, (halves.get(batch) ?? 0) + 1);
  expect([...halves].filter(([batch, n]) => n !== 10 || !done.has(batch))).toEqual([]);
  expect(halves.size).toBe(done.size);
  for (const batch of [...done].slice(-5)) expect(await db.collection('left').countDocuments({ batch })).toBe(5);
}
