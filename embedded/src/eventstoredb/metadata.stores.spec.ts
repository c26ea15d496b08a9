import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { builtProgram, end, runProgram } from '../testing/program.ts';
import { ownNode } from './testing/own-node.ts';

const written = () => jsonEvent({ type: 'written', data: {} });
const STREAMS = 150;
const HEAP_MB = 80;

(process.env.EVENTSTORE_URL ? describe.skip : describe)('metadata of one’s own', () => {
  const own = ownNode();

  it.each([true, false])('stay when their stream is taken up again (durable before: %s)', async (isDurable) => {
    const stream = `taken-up-${isDurable}`;
    await own.client.appendToStream(stream, [written(), written()]);
    const deleted = own.client.appendToStream(`$$${stream}`, jsonEvent({ type: 'x', data: { $tb: 2 ** 63, mine: 1 } }));
    if (isDurable) await deleted;
    await Promise.all([deleted, own.client.appendToStream(stream, written())]);
    const { metadata } = await own.client.getStreamMetadata(stream);
    expect(metadata).toEqual({ truncateBefore: 2, mine: 1 });
  });

  it('are not held in memory', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'metadata-'));
    const command = [
      `--max-old-space-size=${HEAP_MB}`,
      builtProgram('eventstoredb'),
      '--folder',
      folder,
      '--port',
      '0',
    ];
    const running = await runProgram(process.execPath, command);
    try {
      const client = EventStoreDBClient.connectionString(running.said.replace('ready ', ''));
      const mine = 'x'.repeat(1_000_000);
      for (let n = 0; n < STREAMS; n++) await client.setStreamMetadata(`large-${n}`, { maxCount: 1, mine });
      for (let n = 0; n < STREAMS; n++) await client.appendToStream(`large-${n}`, written());
      await client.dispose();
      expect(running.child.exitCode).toBeNull();
    } finally {
      await end(running, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
