import { randomUUID } from 'node:crypto';
import type { ResponseStream } from '../calls/outgoing.ts';
import type { EventStore } from '../streams/event-store.ts';
import { invalidArgument, consumerTooSlow } from '../wire/errors.ts';
import { encodeEventFrame, caughtUp, checkpoint, confirmation } from '../wire/responses.ts';
import type { AllReadRequest } from '../wire/read-request.ts';
import { CheckpointSchedule } from './checkpoint-schedule.ts';
import { createFilter } from './event-filter.ts';
import type { StreamReader } from '../streams/stream-reader.ts';

/**
 * Follows the whole log, or what a filter lets through, until the client leaves. It pulls from the log and waits
 * at its end, so there is no gap between catching up and live, and a slow reader holds nothing in memory. A live reader
 * that reads nothing while much is written gets an error and must subscribe again.
 */
export async function followAll(store: EventStore, request: AllReadRequest, outgoing: ResponseStream): Promise<void> {
  const { reader, watchers } = store;
  const filter = request.filter && createFilter(request.filter);
  const schedule = request.filter && new CheckpointSchedule(request.filter.window, request.filter.checkpointInterval);
  let position = startPosition(store, request.from);
  const logGrown = new Notification();
  watchers.add(logGrown.notify);
  outgoing.onClose(logGrown.notify);
  try {
    outgoing.send(confirmation(randomUUID()));
    let isLive = false;
    while (!outgoing.isClosed) {
      const page = reader.allForwards(position + 1);
      const isIncluded = filter?.(page);
      for (const [index, event] of page.entries()) {
        const isHit = isIncluded?.[index] ?? true;
        if (isHit) outgoing.send(encodeEventFrame(event));
        position = event.position;
        const dueCheckpoint = isLive ? schedule?.live(position) : schedule?.catchingUp(position, isHit);
        if (dueCheckpoint) outgoing.send(checkpoint(dueCheckpoint.commit, dueCheckpoint.prepare));
        await (isLive ? waitForLiveReader(outgoing, reader) : outgoing.waitForDrain());
        if (outgoing.isClosed) return;
      }
      if (page.length) {
        await new Promise(setImmediate); // lets others run while much is filtered out
        continue;
      }
      if (!isLive) {
        isLive = true;
        schedule?.caughtUp();
        outgoing.send(caughtUp());
      }
      await logGrown.wait();
    }
  } finally {
    watchers.delete(logGrown.notify);
  }
}

/** The position after which a subscription begins; from beyond the end it begins at the end. */
function startPosition(store: EventStore, from: AllReadRequest['from']): number {
  if (from === 'start') return 0;
  const { head } = store.reader;
  if (from === 'end' || from.commit > head) return head;
  if (!store.reader.hasEventAt(from.commit)) throw invalidArgument('No event begins at that position.');
  return from.commit;
}

/** Lets one loop wait until it is notified; a notification that comes before it waits is not lost. */
class Notification {
  private isPending = false;
  private resolveWait: (() => void) | undefined;

  readonly notify = (): void => {
    this.isPending = true;
    this.resolveWait?.();
  };

  async wait(): Promise<void> {
    if (!this.isPending) await new Promise<void>((resolve) => (this.resolveWait = resolve));
    this.resolveWait = undefined;
    this.isPending = false;
  }
}

/** Bytes by which the log may grow while a live reader takes nothing. */
const MAX_LIVE_BACKLOG = 12 << 20;

/**
 * Waits until the reader of a live subscription takes more.
 * @throws CallError when it was so slow that it must subscribe again; what it was sent has no gaps
 */
async function waitForLiveReader(outgoing: ResponseStream, reader: StreamReader): Promise<void> {
  const drained = outgoing.waitForDrain();
  if (!drained) return;
  const { head } = reader;
  await drained;
  if (reader.head - head > MAX_LIVE_BACKLOG) throw consumerTooSlow();
}
