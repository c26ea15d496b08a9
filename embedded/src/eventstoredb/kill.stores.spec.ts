import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventStoreDBClient, type RecordedEvent, type ResolvedEvent } from '@eventstore/db-client';
import { builtProgram, kill, type Program, runNode } from '../testing/program.ts';
import { roundCount, seededRandom } from '../testing/random.ts';
import { Writer } from './testing/writers.ts';

const ROUNDS = roundCount('ROUNDS', 4, 20);
const WRITERS = 12;

async function read(events: AsyncIterable<ResolvedEvent>): Promise<RecordedEvent[]> {
  const found: RecordedEvent[] = [];
  try {
    for await (const { event } of events) if (event) found.push(event);
  } catch (error) {
    if ((error as { type?: string }).type !== 'stream-not-found') throw error;
  }
  return found;
}

const describeHere = process.env.EVENTSTORE_URL ? describe.skip : describe;
if (process.env.EVENTSTORE_URL) console.info('left out: kill -9, which needs a node of our own');

describeHere('kill -9 under load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'));
  const program = builtProgram('eventstoredb');
  let running: Program | undefined;
  const start = async () => {
    const node = await runNode(program, folder);
    running = node;
    return { node, client: EventStoreDBClient.connectionString(node.url) };
  };
  afterAll(async () => {
    if (running) await kill(running, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    `loses, doubles and tears nothing that was acknowledged (${ROUNDS} rounds)`,
    async () => {
      const random = seededRandom();
      const writers = Array.from({ length: WRITERS }, (_, i) => new Writer(`writer-${i}`, i % 2 === 0, random));
      for (let round = 0; round < ROUNDS; round++) {
        const { node, client } = await start();
        for (const writer of writers) await expectWhole(client, writer);
        const work = Promise.all(writers.map((writer) => writer.write(client, () => false)));
        await sleep(50 + random.below(350));
        await kill(node, 'SIGKILL');
        await work;
        await client.dispose();
      }
      const { client } = await start();
      await Promise.all(writers.map((writer) => writer.write(client, () => writer.acknowledged.size > ROUNDS)));
      const inStreams = new Set<string>();
      for (const writer of writers) {
        const stored = await read(client.readStream(writer.stream));
        expect(stored.map((event) => event.revision)).toEqual(stored.map((_, index) => BigInt(index)));
        expect(new Map(stored.map((event) => [event.id, event.revision]))).toEqual(writer.acknowledged);
        for (const event of stored) inStreams.add(event.id);
      }
      const all = await read(client.readAll());
      expect(all.filter((event) => inStreams.has(event.id))).toHaveLength(inStreams.size);
      expect(all.every((event, i) => i === 0 || event.position!.commit > all[i - 1]!.position!.commit)).toBe(true);
      await client.dispose();
      expect(inStreams.size).toBeGreaterThan(ROUNDS * WRITERS);
    },
    60_000 + ROUNDS * 3_000,
  );

  /** Of a batch that was cut off, all events are there or none. */
  async function expectWhole(client: EventStoreDBClient, writer: Writer): Promise<void> {
    const batch = writer.unacknowledged;
    if (!batch.length) return;
    const latest = client.readStream(writer.stream, {
      direction: 'backwards',
      fromRevision: 'end',
      maxCount: batch.length,
    });
    const stored = new Set((await read(latest)).map((event) => event.id));
    expect([0, batch.length]).toContain(batch.filter((id) => stored.has(id)).length);
  }
});
