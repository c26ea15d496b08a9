import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { startEventStore, type RunningEventStore } from './start.ts';

describe('the embedded event store', () => {
  let folder: string;
  let node: RunningEventStore;
  let client: EventStoreDBClient;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'events-'));
    node = await startEventStore({ folder });
    client = EventStoreDBClient.connectionString(node.connectionString);
  });
  afterEach(async () => {
    await client.dispose();
    await node.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps what was appended across a restart', async () => {
    const first = await client.appendToStream('stream', [jsonEvent({ type: 'a', data: { n: 1 } })]);
    await client.dispose();
    await node.stop();
    node = await startEventStore({ folder });
    client = EventStoreDBClient.connectionString(node.connectionString);
    const second = await client.appendToStream('stream', [jsonEvent({ type: 'b', data: {} })], {
      expectedRevision: 0n,
    });
    expect(second.position!.commit).toBeGreaterThan(first.position!.commit);
    const types = [];
    for await (const { event } of client.readStream('stream')) types.push(event?.type);
    expect(types).toEqual(['a', 'b']);
  });
});
