import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { buildProgram, end, gone, runNode, runProgram } from '../testing/program.ts';
import { startEventStore } from './start.ts';

const WRITERS = 8;
const COPIES = 3;

const idsOf = async (client: EventStoreDBClient, until: bigint): Promise<string[]> => {
  const found: string[] = [];
  for await (const { event } of client.readAll())
    if (event && event.position.commit <= until) found.push(`${event.position.commit} ${event.id}`);
  return found;
};

(process.env.EVENTSTORE_URL ? describe.skip : describe)('a copy of the log', () => {
  const root = mkdtempSync(join(tmpdir(), 'copy-'));
  const folder = join(root, 'log');
  let program: string;
  beforeAll(() => (program = buildProgram('eventstoredb')));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const copyTo = async (target: string) => {
    const copying = await runProgram(process.execPath, [program, '--folder', folder, '--copy-to', target]);
    await gone(copying);
    return copying.said;
  };

  it('that is taken under load holds all up to its position, and a node starts on it', async () => {
    const node = await runNode(program, folder);
    const client = EventStoreDBClient.connectionString(node.url);
    let isOver = false;
    let acknowledged = 0n;
    const writing = Array.from({ length: WRITERS }, async (_, writer) => {
      while (!isOver) {
        const events = [1, 2, 3].map((n) => jsonEvent({ type: 'written', data: { n, pad: randomUUID().repeat(20) } }));
        const { position } = await client.appendToStream(`writer-${writer}`, events);
        if (position!.commit > acknowledged) acknowledged = position!.commit;
      }
    });
    try {
      for (let copy = 0; copy < COPIES; copy++) {
        const before = acknowledged;
        const target = join(root, `copy-${copy}`);
        const position = BigInt((await copyTo(target)).replace('copied to position ', ''));
        expect(position).toBeGreaterThanOrEqual(before);
        expect(readdirSync(target)).toContain('events.mdb');
        const copied = await startEventStore({ folder: target });
        const reader = EventStoreDBClient.connectionString(copied.connectionString);
        expect(await idsOf(reader, 2n ** 62n)).toEqual(await idsOf(client, position));
        await reader.dispose();
        await copied.stop();
      }
    } finally {
      isOver = true;
      await Promise.all(writing);
      await client.dispose();
      await end(node, 'SIGTERM');
    }
  });

  it('is not written over another, nor made of nothing', async () => {
    expect(await copyTo(join(root, 'copy-0'))).toMatch(/^event store: .*copy-0 is not empty$/);
    const nothing = [program, '--folder', join(root, 'nowhere'), '--copy-to', join(root, 'copy-of-nothing')];
    expect((await runProgram(process.execPath, nothing)).said).toMatch(/^event store: there is no .*events\.mdb$/);
  });
});
