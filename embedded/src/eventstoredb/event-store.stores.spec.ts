import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AllStreamSubscription,
  END,
  EventStoreDBClient,
  jsonEvent,
  type Position,
  streamNameFilter,
} from '@eventstore/db-client';
import { type RunningEventStore, startEventStore } from './start.ts';

const realServer = process.env.EVENTSTORE_URL;
const itHere = realServer ? it.skip : it;
const written = (data: Record<string, string> = {}) => jsonEvent({ type: 'written', data });

describe('the event store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'events-'));
  const prefix = `spec-${randomUUID()}-`;
  let node: RunningEventStore | undefined;
  let client: EventStoreDBClient;
  const start = async () => {
    node = realServer ? undefined : await startEventStore({ folder });
    client = EventStoreDBClient.connectionString(realServer ?? node!.connectionString);
  };
  const stop = async () => {
    await client.dispose();
    await node?.stop();
  };
  beforeAll(start);
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  itHere('keeps what was appended, and knows repeats, across a restart', async () => {
    const event = written();
    const first = await client.appendToStream(`${prefix}kept`, event);
    await stop();
    await start();
    expect(await client.appendToStream(`${prefix}kept`, event)).toEqual(first);
    const second = await client.appendToStream(`${prefix}kept`, written(), { expectedRevision: 0n });
    expect(second.position!.commit).toBeGreaterThan(first.position!.commit);
  });

  itHere('takes a repeat for one in each stream that has the id', async () => {
    const event = written();
    for (const stream of ['a', 'b', 'a', 'b']) await client.appendToStream(`${prefix}twice-${stream}`, event);
    for (const stream of ['a', 'b']) {
      const ids = [];
      for await (const { event: found } of client.readStream(`${prefix}twice-${stream}`)) ids.push(found?.id);
      expect(ids).toEqual([event.id]);
    }
  });

  it('gives followers every event once and in order, however often they come back, while many write', async () => {
    const WRITERS = 8;
    const EACH = 50;
    const from = (await client.appendToStream(`${prefix}marker`, written())).position!;
    const writing = Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let i = 0; i < EACH; i++) await client.appendToStream(`${prefix}many-${writer}`, written());
      }),
    );
    const seen: string[] = [];
    let position: Position = from;
    while (seen.length < WRITERS * EACH) {
      const filter = streamNameFilter({ prefixes: [`${prefix}many-`] });
      const subscription: AllStreamSubscription = client.subscribeToAll({ fromPosition: position, filter });
      const until = seen.length + 100;
      for await (const { event } of subscription) {
        seen.push(`${event!.streamId}@${event!.revision}`);
        position = event!.position;
        if (seen.length === until || seen.length === WRITERS * EACH) break;
      }
      // leaving the loop does not end the call, and `dispose` waits for open calls
      await subscription.unsubscribe();
    }
    await writing;
    expect(new Set(seen).size).toBe(WRITERS * EACH);
    for (let writer = 0; writer < WRITERS; writer++) {
      const mine = seen.filter((name) => name.startsWith(`${prefix}many-${writer}@`));
      expect(mine).toEqual(Array.from({ length: EACH }, (_, i) => `${prefix}many-${writer}@${i}`));
    }
  });

  itHere('ends the subscriptions when it stops', async () => {
    const subscription = client.subscribeToAll({ fromPosition: END });
    await once(subscription.resume(), 'confirmation');
    const [[error]] = await Promise.all([once(subscription, 'error'), node!.stop()]);
    expect((error as { type: string }).type).toBe('unavailable');
    await start();
  });
});
