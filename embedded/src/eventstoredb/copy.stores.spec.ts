import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { smallDisk } from '../testing/failing-disks.ts';
import { roundCount } from '../testing/random.ts';
import { builtProgram, kill, waitForExit, runNode, runProgram } from '../testing/program.ts';
import { encodeFrame } from './log/journal-frame.ts';
import { startEventStore } from './start.ts';
import { EventMaker } from './testing/event-maker.ts';

const WRITERS = 8;
const COPIES = roundCount('ROUNDS', 1, 3);

const idsOf = async (client: EventStoreDBClient, until: bigint): Promise<string[]> => {
  const found: string[] = [];
  for await (const { event } of client.readAll())
    if (event && event.position.commit <= until) found.push(`${event.position.commit} ${event.id}`);
  return found;
};

(process.env.EVENTSTORE_URL ? describe.skip : describe)('a copy of the log', () => {
  const root = mkdtempSync(join(tmpdir(), 'copy-'));
  const folder = join(root, 'log');
  const program = builtProgram('eventstoredb');
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const copyTo = async (target: string, from = folder) => {
    const copying = await runProgram(process.execPath, [program, '--folder', from, '--copy-to', target]);
    await waitForExit(copying);
    return copying.firstLine;
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
      await kill(node, 'SIGTERM');
    }
  });

  it('that is taken of a log whose node was killed holds all that was acknowledged', async () => {
    const node = await runNode(program, folder);
    const client = EventStoreDBClient.connectionString(node.url);
    let position = 0n;
    for (let n = 0; n < 20; n++)
      position = (await client.appendToStream('last', jsonEvent({ type: 'written', data: { n } }))).position!.commit;
    await client.dispose();
    await kill(node, 'SIGKILL');
    const target = join(root, 'copy-after-kill');
    expect(await copyTo(target)).toBe(`copied to position ${position}`);
    const stored = async (of: string) => {
      const opened = await startEventStore({ folder: of });
      const reader = EventStoreDBClient.connectionString(opened.connectionString);
      const ids = await idsOf(reader, 2n ** 62n);
      await reader.dispose();
      await opened.stop();
      return ids;
    };
    expect(await stored(target)).toEqual(await stored(folder));
  });

  it('is not made of a log that lacks a part, which no node starts on either', async () => {
    const broken = join(root, 'broken');
    await (await startEventStore({ folder: broken })).stop();
    const maker = new EventMaker();
    const missing = maker.next('stream', 10);
    const later = maker.next('stream', 10);
    writeFileSync(join(broken, 'journal-0'), encodeFrame(missing.position, [later]));
    const refusal = 'The journal goes on after 1, what is stored ends at 0';
    expect(await copyTo(join(root, 'copy-of-a-part'), broken)).toContain(`event store: ${refusal}`);
    await expect(startEventStore({ folder: broken })).rejects.toThrow(refusal);
    writeFileSync(join(broken, 'journal-1'), encodeFrame(0, [missing]));
    expect(await copyTo(join(root, 'copy-of-all'), broken)).toBe(`copied to position ${later.position}`);
    await (await startEventStore({ folder: broken })).stop();
  });

  it.each(smallDisk)('leaves nothing on a full disk, and is made there when it has room (%s)', async (_, __, make) => {
    const large = join(root, 'large');
    const node = await startEventStore({ folder: large });
    const client = EventStoreDBClient.connectionString(node.connectionString);
    let position = 0n;
    for (let n = 0; n < 6; n++) {
      const event = jsonEvent({ type: 'written', data: { pad: 'x'.repeat(900_000) } });
      position = (await client.appendToStream('large', event)).position!.commit;
    }
    await client.dispose();
    await node.stop();
    const folder = join(root, 'disk');
    mkdirSync(folder);
    const disk = await make(folder);
    const copyBelow = async (below: readonly string[]) => {
      const [command, ...args] = [...below, process.execPath, program, '--folder', large];
      return (await runProgram(command, [...args, '--copy-to', join(folder, 'copy')])).firstLine;
    };
    try {
      for (let n = 0; n < 2; n++) expect(await copyBelow(disk.wrapper)).toMatch(/^event store: .*disk is full$/);
      expect(await copyBelow(await disk.repair())).toBe(`copied to position ${position}`);
    } finally {
      disk.remove();
    }
  });

  it('is not written over another, nor made of nothing', async () => {
    expect(await copyTo(join(root, 'copy-0'))).toMatch(/^event store: .*copy-0 is not empty$/);
    const nothing = [program, '--folder', join(root, 'nowhere'), '--copy-to', join(root, 'copy-of-nothing')];
    expect((await runProgram(process.execPath, nothing)).firstLine).toMatch(/^event store: there is no .*events\.mdb$/);
  });
});
