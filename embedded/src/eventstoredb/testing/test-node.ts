import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { type RunningEventStore, startEventStore } from '../start.ts';

/** A node of the suite's own with a client, which tests may stop and start again. */
export class TestNode {
  readonly folder = mkdtempSync(join(tmpdir(), 'events-'));
  node!: RunningEventStore;
  client!: EventStoreDBClient;

  constructor(private readonly now?: () => number) {}

  readonly start = async (): Promise<void> => {
    this.node = await startEventStore({ folder: this.folder, now: this.now });
    this.client = EventStoreDBClient.connectionString(this.node.connectionString);
  };

  readonly stop = async (): Promise<void> => {
    await this.client.dispose();
    await this.node.stop();
  };
}

/** Runs one from before the first test to after the last. */
export function testNode(now?: () => number): TestNode {
  const own = new TestNode(now);
  beforeAll(own.start);
  afterAll(async () => {
    await own.stop();
    rmSync(own.folder, { recursive: true, force: true });
  });
  return own;
}
