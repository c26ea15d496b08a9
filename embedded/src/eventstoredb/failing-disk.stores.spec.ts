import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import {
  type FailingDisk,
  failingDisks,
  failingFile,
  failingSync,
  stillServesReads,
} from '../testing/failing-disks.ts';
import { isLong } from '../testing/random.ts';
import { builtProgram, kill, type Program, runNode } from '../testing/program.ts';

const MAX_WRITES = 3000;
const event = () => jsonEvent({ type: 'written', data: { pad: 'x'.repeat(3000) } });

const idsIn = async (client: EventStoreDBClient): Promise<Set<string>> => {
  const stored = new Set<string>();
  for await (const { event } of client.readStream('stream')) stored.add(event!.id);
  return stored;
};

(process.env.EVENTSTORE_URL ? describe.skip : describe)('a log on a disk that fails', () => {
  const program = builtProgram('eventstoredb');
  let folder: string;
  let disk: FailingDisk | undefined;
  const started: Program[] = [];
  const clients: EventStoreDBClient[] = [];
  const start = async (below: readonly string[]) => {
    const node = await runNode(program, join(folder, 'log'), below);
    const client = EventStoreDBClient.connectionString(`${node.url}&defaultDeadline=5000`);
    started.push(node);
    clients.push(client);
    return { node, client };
  };
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'failing-'))));
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
    for (const running of started.splice(0)) await kill(running, 'SIGKILL');
    disk?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const ways = [
    ...failingDisks.slice(0, isLong ? undefined : 1),
    ...failingFile('log/events.mdb', 6),
    ...failingFile('log/journal-0', 100),
    ...(isLong ? failingFile('log/journal-1', 50) : []),
  ];
  it.each(ways)('acknowledges nothing it did not take, says so, and is read (%s)', async (_, __, make) => {
    disk = await make(folder);
    const { node, client } = await start(disk.wrapper);
    const acknowledged: string[] = [];
    const write = async () => {
      const written = event();
      await client.appendToStream('stream', written);
      acknowledged.push(written.id);
    };
    const refused = {
      message: expect.stringMatching(/Nothing can be written until the node is started again/) as string,
    };
    const failure = (async () => {
      while (acknowledged.length < MAX_WRITES) await write();
    })();
    const isServing = await stillServesReads(node, failure);
    expect(acknowledged.length).toBeGreaterThan(0);
    if (isServing) {
      await expect(failure).rejects.toMatchObject(refused);
      expect(node.errors()).toMatch(/event store: Nothing can be written until the node is started again: /);
      expect([...(await idsIn(client))]).toEqual(acknowledged);
      await expect(write()).rejects.toMatchObject(refused);
      expect([...(await idsIn(client))]).toEqual(acknowledged);
      await kill(node, 'SIGTERM');
    }

    const again = await start(await disk.repair());
    const stored = await idsIn(again.client);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await expect(again.client.appendToStream('stream', event())).resolves.toMatchObject({ success: true });
  });

  it.each(failingSync('log/events.mdb'))('is not opened when it may not be on the disk (%s)', async (_, __, make) => {
    const { node, client } = await start([]);
    await client.appendToStream('stream', event());
    await kill(node, 'SIGTERM');
    disk = await make(folder);
    await expect(start(disk.wrapper)).rejects.toThrow(/EIO/);
    const again = await start(await disk.repair());
    expect((await idsIn(again.client)).size).toBe(1);
  });
});
