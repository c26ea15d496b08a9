import {
  type AllStreamRecordedEvent,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type EventStoreDBClient,
  eventTypeFilter,
  START,
} from '@eventstore/db-client';
import { eventTypes, type RecordedHennaEvent } from '@henna/domain';
import { beforeFirstEvent } from './builds.ts';
import type { Inbox } from './inbox.ts';

/** The event store ended the subscription: it went away, or the worker was too slow for it. */
export class SubscriptionEndedError extends Error {}

/** An event as the log holds it. Its form is checked where it is applied: a malformed one is parked, not fatal. */
export const toRecordedEvent = ({ event, commitPosition }: AllStreamResolvedEvent): RecordedHennaEvent | null => {
  if (!event) return null;
  return {
    type: event.type,
    data: event.data,
    metadata: event.metadata,
    id: event.id,
    stream: event.streamId,
    revision: event.revision,
    position: commitPosition ?? event.position.commit,
  } as unknown as RecordedHennaEvent;
};

/**
 * Reads all events of our types beyond a position into the inbox until it is ended.
 * @returns a function that ends it
 */
export const subscribe = (client: EventStoreDBClient, after: bigint, inbox: Inbox): (() => Promise<void>) => {
  let passed: bigint | null = null;
  let caughtUp = false;
  const subscription: AllStreamSubscription = client.subscribeToAll({
    fromPosition: after === beforeFirstEvent ? START : { commit: after, prepare: after },
    filter: eventTypeFilter({
      prefixes: [...eventTypes],
      maxSearchWindow: 32,
      checkpointInterval: 32,
      checkpointReached: (_, { commit }) => {
        passed = commit;
        setImmediate(forwardWhenRead);
      },
    }),
  });
  // Checkpoints and `caughtUp` overtake events that still wait in the buffer of the stream, so they are passed on only once it is empty.
  const forwardWhenRead = () => {
    if (subscription.readableLength > 0) return;
    if (passed !== null) inbox.markPassed(passed);
    if (caughtUp) inbox.markCaughtUp();
    passed = null;
    caughtUp = false;
  };
  subscription.on('caughtUp', () => {
    caughtUp = true;
    setImmediate(forwardWhenRead);
  });
  // Errors that come after the loop below has ended are ignored: the inbox is closed then.
  subscription.on('error', (error) => inbox.close(error));
  const pump = async () => {
    for await (const resolved of subscription) {
      const event = toRecordedEvent(resolved);
      if (event) await inbox.push(event);
      if (passed !== null || caughtUp) forwardWhenRead();
    }
    inbox.close(new SubscriptionEndedError('the event store ended the subscription'));
  };
  pump().catch((error: unknown) => inbox.close(error instanceof Error ? error : new Error(String(error))));
  return async () => {
    inbox.close();
    await subscription.unsubscribe().catch(() => undefined);
    subscription.destroy();
  };
};

const pageSize = 2_000;
const ownEventTypes = new Set<string>(eventTypes);

/** Every event of our types up to a position, in pages: a read that is left early stays open on the server. */
export const readLog = async function* (
  client: EventStoreDBClient,
  upTo: bigint,
): AsyncGenerator<readonly RecordedHennaEvent[]> {
  let last = -1n;
  for (let more = true; more;) {
    const fromPosition = last < 0n ? START : { commit: last, prepare: last };
    const page: AllStreamResolvedEvent[] = [];
    for await (const resolved of client.readAll({ fromPosition, maxCount: pageSize })) page.push(resolved);
    const events: RecordedHennaEvent[] = [];
    for (const resolved of page) {
      const event = toRecordedEvent(resolved);
      if (!event || event.position <= last) continue;
      last = event.position;
      if (event.position <= upTo && ownEventTypes.has(event.type)) events.push(event);
    }
    yield events;
    more = page.length === pageSize && last < upTo;
  }
};

/** Reads to the end: a read that is left early stays open on the server. */
export const readToEnd = async (
  events: AsyncIterable<AllStreamResolvedEvent>,
): Promise<readonly AllStreamRecordedEvent[]> => {
  const found: AllStreamRecordedEvent[] = [];
  for await (const { event } of events) if (event) found.push(event);
  return found;
};

/** Position of the last event in the log, 0 in an empty one. */
export const logEnd = async (client: EventStoreDBClient): Promise<bigint> => {
  const [last] = await readToEnd(client.readAll({ direction: 'backwards', fromPosition: 'end', maxCount: 1 }));
  return last?.position.commit ?? 0n;
};
