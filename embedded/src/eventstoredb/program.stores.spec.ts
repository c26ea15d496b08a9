import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { status } from '@grpc/grpc-js';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { builtProgram, end, type Program, runProgram } from '../testing/program.ts';

const describeHere = process.env.EVENTSTORE_URL ? describe.skip : describe;
if (process.env.EVENTSTORE_URL) console.info('left out: the program, which is not the server in question');

describeHere('the program', () => {
  let folder: string;
  const program = builtProgram('eventstoredb');
  const started: Program[] = [];
  const start = async (port = 0) => {
    const running = await runProgram(process.execPath, [program, '--folder', folder, '--port', String(port)]);
    started.push(running);
    return running;
  };
  const clientOf = ({ said }: Program) =>
    EventStoreDBClient.connectionString(`${said.replace('ready ', '')}&defaultDeadline=3000`);

  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'program-'))));
  afterEach(async () => {
    for (const running of started.splice(0)) await end(running, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('prints one line when it listens, and ends with code 0 when asked to', async () => {
    const running = await start();
    expect(running.said).toMatch(/^ready esdb:\/\/127\.0\.0\.1:\d+\?tls=false$/);
    await end(running, 'SIGTERM');
    expect(running.child.exitCode).toBe(0);
  });

  it('refuses a folder that another one uses, in one line', async () => {
    await start();
    const second = await start();
    expect(second.said).toBe(`event store: ${folder} is in use by another process`);
    expect(second.child.exitCode).toBe(1);
  });

  it('refuses a port that is taken, in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const running = await start(port);
    expect(running.said).toBe(`event store: port ${port} is in use`);
    expect(running.child.exitCode).toBe(1);
    other.close();
  });

  const whereMemoryIsTold = process.platform === 'linux' ? it : it.skip;
  whereMemoryIsTold(
    'holds nothing in memory for readers that stand still, and tells them to subscribe again',
    async () => {
      const running = await start();
      const client = clientOf(running);
      const megabytes = () => {
        const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8');
        return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]) / 1024;
      };
      const fill = async (count: number) => {
        const batch = Array.from({ length: 40 }, () => jsonEvent({ type: 'big', data: { pad: 'x'.repeat(20_000) } }));
        for (let i = 0; i < count; i++)
          await client.appendToStream(
            'slow',
            batch.map((event) => ({ ...event, id: randomUUID() })),
          );
      };
      await fill(50);
      const readers = Array.from({ length: 5 }, () => client.subscribeToStream('slow', { fromRevision: 'end' }));
      for (const reader of readers) {
        await once(reader.resume(), 'caughtUp');
        reader.pause();
      }
      const before = megabytes();
      await fill(100); // 80 MB, five times
      expect(megabytes() - before).toBeLessThan(80);
      for (const reader of readers) {
        const revisions: number[] = [];
        reader.on('data', ({ event }) => revisions.push(Number(event!.revision))).resume();
        await expect(once(reader, 'end')).rejects.toMatchObject({ code: status.ABORTED });
        expect(revisions).toEqual(revisions.map((_, i) => 2000 + i));
        expect(revisions.length).toBeLessThan(4000);
      }
      await client.dispose();
    },
  );
});
