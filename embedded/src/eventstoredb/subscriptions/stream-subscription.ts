import type { Outgoing } from '../calls/outgoing.ts';
import type { EventStore } from '../streams/event-store.ts';
import { isDeleted } from '../streams/metadata.ts';
import type { EventEncoder } from '../wire/event-encoder.ts';
import { streamDeleted } from '../wire/errors.ts';
import type { StreamReadRequest } from '../wire/read-request.ts';
import { caughtUp, confirmation } from '../wire/responses.ts';
import { randomUUID } from 'node:crypto';
import { liveRoom } from './live-room.ts';
import { WakeUp } from './wake-up.ts';

/**
 * Follows one stream until the client leaves or the stream is tombstoned. It pulls from the log and sleeps at its end,
 * so there is no gap between catching up and live, and a slow reader holds nothing in memory. Live, one that takes
 * nothing while much is written is told to subscribe again.
 */
export async function followStream(
  store: EventStore,
  request: StreamReadRequest,
  encode: EventEncoder,
  outgoing: Outgoing,
): Promise<void> {
  const { reader, watchers } = store;
  const name = request.stream;
  const fromEnd = request.from === 'end';
  const head = reader.headOf(name);
  if (head.tombstoned && !fromEnd) throw streamDeleted(name);
  const wakeUp = new WakeUp();
  const unwatch = watchers.watch(name, wakeUp.ring);
  outgoing.whenClosed(wakeUp.ring);
  try {
    outgoing.send(confirmation(randomUUID()));
    let next = nextRevision(request.from, head.last);
    let isLive = fromEnd;
    const silent = head.tombstoned;
    if (fromEnd) outgoing.send(caughtUp());
    while (!outgoing.closed) {
      const { last, tombstoned, metadata } = reader.headOf(name);
      const isThere = last >= 0 && !isDeleted(metadata);
      const page = isLive ? reader.streamWritten(name, next) : isThere ? reader.streamForwards(name, next) : [];
      for (const event of page) {
        outgoing.send(encode(event));
        next = event.revision + 1;
        await (isLive ? liveRoom(outgoing, reader) : outgoing.drained());
        if (outgoing.closed) return;
      }
      if (page.length) continue;
      if (tombstoned && !silent) {
        const tombstone = reader.tombstoneOf(name);
        if (tombstone) outgoing.send(encode(tombstone));
        throw streamDeleted(name);
      }
      if (!isLive && isThere) {
        isLive = true;
        outgoing.send(caughtUp());
      }
      await wakeUp.sleep();
    }
  } finally {
    unwatch();
  }
}

/** A subscription begins after the revision it is given. */
function nextRevision(from: StreamReadRequest['from'], last: number): number {
  if (from === 'start') return 0;
  return from === 'end' ? last + 1 : from + 1;
}
