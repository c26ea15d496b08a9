import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { seededRandom } from '../testing/random.ts';
import { TEARS, tearTail } from '../testing/torn-tail.ts';
import { type RunningDocumentStore, startDocumentStore } from './document-store.ts';
import { isRealServer } from './testing/store-under-test.ts';

const CONNECTIONS = 1000;

interface Entry {
  _id: string;
  n: number;
  pad?: string;
}

(isRealServer ? describe.skip : describe)('a document store that has hard times', () => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  let node: RunningDocumentStore;
  let client: MongoClient;
  const entries = () => client.db('d').collection<Entry>('entries');
  const start = async () => {
    node = await startDocumentStore({ folder });
    client = await new MongoClient(node.connectionString).connect();
  };
  const stop = async () => {
    await client.close();
    await node.stop();
  };
  beforeAll(async () => {
    await start();
    await entries().createIndex({ n: 1 });
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(TEARS)('opens with all it acknowledged when the pages after the last commit are %s', async (tear) => {
    for (let i = 0; i < 30; i++) await entries().insertOne({ _id: `${tear}-${i}`, n: i, pad: 'x'.repeat(2000) });
    const before = await entries().find().sort({ _id: 1 }).toArray();
    await stop();
    await tearTail({ path: folder, noSubdir: false }, tear, seededRandom());
    await start();
    expect(await entries().find().sort({ _id: 1 }).toArray()).toEqual(before);
    expect(await entries().countDocuments({ n: 3 })).toBe(before.filter(({ n }) => n === 3).length);
    for (let i = 0; i < 30; i++) await entries().insertOne({ _id: `${tear}-again-${i}`, n: i });
    expect(await entries().countDocuments({})).toBe(before.length + 30);
  });

  it('keeps cursors and transactions when the clock jumps', async () => {
    const cursor = entries().find().batchSize(5);
    await cursor.next();
    const clock = jest.spyOn(Date, 'now');
    const now = Date.now();
    try {
      await client.withSession((session) =>
        session.withTransaction(async () => {
          await entries().insertOne({ _id: 'jump', n: -1 }, { session });
          clock.mockReturnValue(now + 86_400_000);
          await new Promise((resolve) => setTimeout(resolve, 1200)); // what is left open is looked for every second
        }),
      );
    } finally {
      clock.mockRestore();
    }
    expect(await entries().countDocuments({ _id: 'jump' })).toBe(1);
    expect((await cursor.toArray()).length).toBeGreaterThan(5);
  });

  it('lets clients vanish in the middle of anything', async () => {
    const random = seededRandom();
    for (let round = 0; round < 30; round++) {
      const other = new MongoClient(node.connectionString, { retryWrites: false, retryReads: false });
      const left = (error: unknown) => error;
      const work = other.db('d').collection<Entry>('entries');
      const documents = Array.from({ length: 50 }, (_, i) => ({ _id: `vanish-${round}-${i}`, n: -2 }));
      const doing = [work.insertMany(documents).catch(left), work.find().batchSize(2).toArray().catch(left)];
      if (random.chance(0.7)) await new Promise((resolve) => setTimeout(resolve, random.below(20)));
      await other.close();
      await Promise.all(doing);
    }
    await entries().insertOne({ _id: 'after', n: 0 });
  });

  it(`holds ${CONNECTIONS} connections beside those of a client`, async () => {
    const { port } = new URL(node.connectionString);
    const open = () =>
      new Promise<Socket>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () => resolve(socket)).on('error', reject);
      });
    const sockets: Socket[] = [];
    while (sockets.length < CONNECTIONS) sockets.push(...(await Promise.all(Array.from({ length: 50 }, open))));
    const other = await new MongoClient(node.connectionString).connect();
    expect(await other.db('d').collection('entries').findOne({ n: 3 })).not.toBeNull();
    await other.close();
    for (const socket of sockets) socket.destroy();
  });
});
