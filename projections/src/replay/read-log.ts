import { START, type AllStreamResolvedEvent, type EventStoreDBClient } from '@eventstore/db-client';
import { eventTypes, type RecordedHennaEvent } from '@henna/domain';
import { recorded } from '../runner/subscription.ts';

const pageSize = 2_000;
const ours = new Set<string>(eventTypes);

/** Every event of ours up to a position, in pages: a read that is left early stays open on the server. */
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
      const event = recorded(resolved);
      if (!event || event.position <= last) continue;
      last = event.position;
      if (event.position <= upTo && ours.has(event.type)) events.push(event);
    }
    yield events;
    more = page.length === pageSize && last < upTo;
  }
};
