import type { Outgoing } from '../calls/outgoing.ts';
import type { StreamReader } from '../streams/stream-reader.ts';
import { consumerTooSlow } from '../wire/errors.ts';

/** Bytes by which the log may grow while a live reader takes nothing. */
const MAX_LIVE_BACKLOG = 12 << 20;

/**
 * Waits until the reader of a live subscription takes more.
 * @throws CallError when it was so slow that it must subscribe again; what it was sent has no gaps
 */
export async function liveRoom(outgoing: Outgoing, reader: StreamReader): Promise<void> {
  const drained = outgoing.drained();
  if (!drained) return;
  const { head } = reader;
  await drained;
  if (reader.head - head > MAX_LIVE_BACKLOG) throw consumerTooSlow();
}
