import { randomUUID } from 'node:crypto';
import type { Outgoing } from '../calls/outgoing.ts';
import type { EventStore } from '../streams/event-store.ts';
import { invalidArgument } from '../wire/errors.ts';
import { encodeEventFrame } from '../wire/event-frames.ts';
import type { AllReadRequest } from '../wire/read-request.ts';
import { caughtUp, checkpoint, confirmation } from '../wire/responses.ts';
import { CheckpointSchedule } from './checkpoint-schedule.ts';
import { createFilter } from './event-filter.ts';
import { liveRoom } from './live-room.ts';
import { WakeUp } from './wake-up.ts';

/**
 * Follows the whole log, or what a filter lets through, until the client leaves. It pulls from the log and sleeps
 * at its end, so there is no gap between catching up and live, and a slow reader holds nothing in memory. Live, one that
 * takes nothing while much is written is told to subscribe again.
 */
export async function followAll(store: EventStore, request: AllReadRequest, outgoing: Outgoing): Promise<void> {
  const { reader, watchers } = store;
  const filter = request.filter && createFilter(request.filter);
  const schedule = request.filter && new CheckpointSchedule(request.filter.window, request.filter.checkpointInterval);
  let at = startOf(store, request.from);
  const wakeUp = new WakeUp();
  watchers.add(wakeUp.ring);
  outgoing.whenClosed(wakeUp.ring);
  try {
    outgoing.send(confirmation(randomUUID()));
    let isLive = false;
    while (!outgoing.closed) {
      const page = reader.allForwards(at + 1);
      const wanted = filter?.(page);
      for (const [index, event] of page.entries()) {
        const isHit = wanted?.[index] ?? true;
        if (isHit) outgoing.send(encodeEventFrame(event));
        at = event.position;
        const reached = isLive ? schedule?.live(at) : schedule?.catchingUp(at, isHit);
        if (reached) outgoing.send(checkpoint(reached.commit, reached.prepare));
        await (isLive ? liveRoom(outgoing, reader) : outgoing.drained());
        if (outgoing.closed) return;
      }
      if (page.length) {
        await new Promise(setImmediate); // others get their turn while much is filtered out
        continue;
      }
      if (!isLive) {
        isLive = true;
        schedule?.caughtUp();
        outgoing.send(caughtUp());
      }
      await wakeUp.sleep();
    }
  } finally {
    watchers.delete(wakeUp.ring);
  }
}

/** The position after which a subscription begins; from beyond the end it begins at the end. */
function startOf(store: EventStore, from: AllReadRequest['from']): number {
  if (from === 'start') return 0;
  const { head } = store.reader;
  if (from === 'end' || from.commit > head) return head;
  if (!store.reader.hasEventAt(from.commit)) throw invalidArgument('No event begins at that position.');
  return from.commit;
}
