import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { type FailingDisk, failingDisks, failingFile, stillServesReads } from '../testing/failing-disks.ts';
import { isLong } from '../testing/random.ts';
import { builtProgram, kill, type Program, runNode } from '../testing/program.ts';
import { isRealServer } from './testing/store-under-test.ts';

const MAX_WRITES = 20_000;

interface Entry {
  _id: number;
  text: string;
}

(isRealServer ? describe.skip : describe)('documents on a disk that fails', () => {
  const program = builtProgram('mongodb');
  let folder: string;
  let disk: FailingDisk | undefined;
  const started: Program[] = [];
  const clients: MongoClient[] = [];
  const start = async (below: readonly string[]) => {
    const node = await runNode(program, join(folder, 'documents'), below);
    const client = new MongoClient(node.url, { serverSelectionTimeoutMS: 5000 });
    started.push(node);
    clients.push(client);
    return { node, client, entries: client.db('d').collection<Entry>('entries') };
  };
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'failing-'))));
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
    for (const running of started.splice(0)) await kill(running, 'SIGKILL');
    disk?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const ways = [
    ...failingDisks.slice(0, isLong ? undefined : 1),
    ...failingFile('documents/data.mdb', 10),
    ...(isLong ? [...failingFile('documents/journal-0', 100), ...failingFile('documents/journal-1', 50)] : []),
  ];
  it.each(ways)('acknowledges nothing it did not take, says so, and is read (%s)', async (name, _, make) => {
    disk = await make(folder);
    const { node, client, entries } = await start(disk.wrapper);
    await entries.createIndex({ text: 1 });
    let acknowledged = 0;
    const size = name.includes('data.mdb') ? 100_000 : 3000; // large ones reach LMDB's file soon
    const refused = {
      errmsg: expect.stringMatching(/^Nothing can be written until the node is started again/) as string,
    };
    const failure = (async () => {
      for (; acknowledged < MAX_WRITES; acknowledged++)
        await entries.insertOne({ _id: acknowledged, text: 'x'.repeat(size) });
    })();
    const isServing = await stillServesReads(node, failure);
    expect(acknowledged).toBeGreaterThan(0);
    if (isServing) {
      await expect(failure).rejects.toMatchObject(refused);
      expect(node.errors()).toMatch(/^mongodb: Nothing can be written until the node is started again: /m);
      expect(await entries.countDocuments({ text: { $gte: 'x', $lt: 'y' } })).toBe(acknowledged);
      await expect(entries.insertOne({ _id: -1, text: '' })).rejects.toMatchObject(refused);
      await new Promise((resolve) => setTimeout(resolve, 3200)); // when the node would have flushed its journal
      await expect(entries.createIndex({ other: 1 })).rejects.toMatchObject(refused);
      await expect(client.db('d').command({ compact: 'entries' })).rejects.toMatchObject(refused);
      await expect(
        client.withSession((session) => session.withTransaction(() => entries.deleteMany({}, { session }))),
      ).rejects.toMatchObject(refused);
      expect(await entries.countDocuments({ text: { $gte: 'x', $lt: 'y' } })).toBe(acknowledged);
      await kill(node, 'SIGTERM');
    }

    const again = await start(await disk.repair());
    const stored = new Set((await again.entries.find().toArray()).map(({ _id }) => _id));
    for (let id = 0; id < acknowledged; id++) expect(stored.has(id)).toBe(true);
    expect(await again.entries.countDocuments({ text: { $gte: 'x', $lt: 'y' } })).toBe(stored.size);
    await expect(again.entries.insertOne({ _id: -1, text: '' })).resolves.toMatchObject({ acknowledged: true });
  });
});
