import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { status } from '@grpc/grpc-js';
import { EventStoreDBClient, eventTypeFilter, jsonEvent } from '@eventstore/db-client';
import { builtProgram, kill, type Program, runNode } from '../testing/program.ts';

// Memory is read from /proc.
(process.platform === 'linux' ? describe : describe.skip)('readers that stand still', () => {
  const folder = mkdtempSync(join(tmpdir(), 'readers-'));
  let running: Program & { url: string };
  beforeAll(async () => (running = await runNode(builtProgram('eventstoredb'), folder)));
  afterAll(async () => {
    await kill(running, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('hold nothing in memory, and are told to subscribe again', async () => {
    const client = EventStoreDBClient.connectionString(`${running.url}&defaultDeadline=3000`);
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
    const readers = Array.from({ length: 5 }, () =>
      client.subscribeToAll({ fromPosition: 'end', filter: eventTypeFilter({ prefixes: ['big'] }) }),
    );
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
  });
});
