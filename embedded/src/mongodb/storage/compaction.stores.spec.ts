import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startDocumentStore, type RunningDocumentStore } from '../document-store.ts';
import { builtProgram, kill, runNode } from '../../testing/program.ts';
import { isLong, roundCount, seededRandom } from '../../testing/random.ts';
import { isRealServer, storeUnderTest } from '../testing/store-under-test.ts';

interface Item {
  _id: string;
  text: string;
  n: number;
}

const KILLS = roundCount('ROUNDS', 4, 12);

/** Every byte below a folder, read as single bytes. */
const bytesOf = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

const items = (count: number, text: string, from = 0): Item[] =>
  Array.from({ length: count }, (_, i) => ({
    _id: `${text}-${from + i}`,
    text: `${text} ${'.'.repeat(i % 300)}`,
    n: i,
  }));

const store = storeUnderTest();

it('the command is known, of a collection that is there', async () => {
  await store.db.collection<Item>('items').insertMany(items(10, 'kept'));
  expect(await store.db.command({ compact: 'items', force: true })).toMatchObject({ ok: 1 });
  await expect(store.db.command({ compact: 'nowhere', force: true })).rejects.toMatchObject({ code: 26 });
  expect(await store.db.collection('items').countDocuments()).toBe(10);
});

(isRealServer ? describe.skip : describe)('compaction of an embedded node', () => {
  let folder: string;
  let node: RunningDocumentStore;
  let client: MongoClient;
  const start = async () => {
    node = await startDocumentStore({ folder });
    client = new MongoClient(node.connectionString);
  };
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'compaction-'));
    await start();
  });
  afterEach(async () => {
    await client.close();
    await node.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const collection = () => client.db('d').collection<Item>('items');
  const compact = () => client.db('d').command({ compact: 'items', force: true });

  it('leaves no byte of what was deleted, changed, answered or dropped, and all of what stands', async () => {
    await collection().createIndex({ text: 1 });
    await collection().insertMany(items(3000, 'kept'));
    await collection().insertMany(items(500, 'MARKER-deleted'));
    await collection().updateMany({ n: { $lt: 50 } }, { $set: { extra: 'MARKER-changed' } });
    await collection().updateMany({}, { $unset: { extra: '' } });
    await collection().findOneAndDelete({ _id: 'MARKER-deleted-3' });
    for (let i = 0; i < 20; i++) await collection().deleteOne({ _id: `MARKER-deleted-${i}` });
    await collection().deleteMany({ text: { $gte: 'MARKER', $lt: 'MARKES' } });
    await client.db('d').collection<Item>('other').insertMany(items(3000, 'MARKER-dropped'));
    await client.db('d').collection('other').drop();
    expect(bytesOf(folder)).toContain('MARKER');
    const before = await collection().find().sort({ _id: 1 }).toArray();
    await compact();
    expect(bytesOf(folder)).not.toContain('MARKER');
    expect(await collection().find().sort({ _id: 1 }).toArray()).toEqual(before);
    expect(await collection().countDocuments({ text: { $gte: 'kept', $lt: 'kepu' } }, { hint: 'text_1' })).toBe(3000);
    await client.close();
    await node.stop();
    await start();
    expect(await collection().find().sort({ _id: 1 }).toArray()).toEqual(before);
    await collection().insertOne({ _id: 'after', text: 'after', n: 0 });
    await compact();
    expect(await collection().countDocuments({})).toBe(3001);
  });

  it('goes on under reads and writes, which lose nothing and see nothing twice', async () => {
    await collection().createIndex({ n: 1 });
    await collection().insertMany(items(4000, 'kept'));
    let isOn = true;
    const written: string[] = [];
    const wrong: unknown[] = [];
    const writing = [0, 1, 2].map(async (writer) => {
      for (let i = 0; isOn; i++) {
        const _id = `${writer}-${i}`;
        await collection().insertOne({ _id, text: 'new', n: -1 });
        written.push(_id);
      }
    });
    const reading = [0, 1].map(async () => {
      while (isOn) {
        const found = await collection()
          .find({ n: { $gte: 0 } })
          .sort({ n: 1 })
          .batchSize(300)
          .toArray();
        if (new Set(found.map(({ _id }) => _id)).size !== 4000) wrong.push(found.length);
      }
    });
    for (let round = 0; round < (isLong ? 5 : 2); round++) await Promise.all([compact(), compact()]);
    isOn = false;
    await Promise.all([...writing, ...reading]);
    expect(wrong).toEqual([]);
    const ids = new Set((await collection().find({ n: -1 }).toArray()).map(({ _id }) => _id));
    expect(ids.size).toBe(written.length);
    expect(written.filter((id) => !ids.has(id))).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.startsWith('files-'))).toHaveLength(1);
  });
});

(isRealServer ? describe.skip : describe)('a node that is killed while it compacts', () => {
  let folder: string;
  const program = builtProgram('mongodb');
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'compaction-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const startProcess = async () => {
    const node = await runNode(program, folder);
    return { node, client: new MongoClient(node.url, { retryWrites: false }) };
  };

  it(
    'has all of it afterwards, in one set of files',
    async () => {
      const random = seededRandom();
      const acknowledged: string[] = [];
      for (let round = 0; round <= KILLS; round++) {
        const { node, client } = await startProcess();
        const collection = client.db('d').collection<Item>('items');
        try {
          if (round === 0) await collection.insertMany(items(4000, 'kept'));
          const ids = new Set((await collection.find().toArray()).map(({ _id }) => _id));
          expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
          expect(ids.size).toBeGreaterThanOrEqual(4000 + acknowledged.length);
          expect(readdirSync(folder).filter((name) => name.startsWith('files-') || name === 'data.mdb')).toHaveLength(
            1,
          );
          const compacting = client
            .db('d')
            .command({ compact: 'items', force: true })
            .catch(() => undefined);
          const writing = collection
            .insertOne({ _id: `round-${round}`, text: 'new', n: 0 })
            .then(() => acknowledged.push(`round-${round}`))
            .catch(() => undefined);
          // Now and then only after the write was answered, however slow the machine is.
          await (round % 4 === 1 ? writing : new Promise((resolve) => setTimeout(resolve, random.below(120))));
          await kill(node, 'SIGKILL');
          await Promise.all([compacting, writing]);
        } finally {
          await kill(node, 'SIGKILL');
          await client.close(true);
        }
      }
      expect(acknowledged.length).toBeGreaterThan(0);
    },
    60_000 + KILLS * 5_000,
  );
});
