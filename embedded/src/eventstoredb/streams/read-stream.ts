import type { Outgoing } from '../calls/outgoing.ts';
import { streamDeleted } from '../wire/errors.ts';
import type { EventEncoder } from '../wire/event-encoder.ts';
import type { StreamReadRequest } from '../wire/read-request.ts';
import { firstRevision, lastRevision, streamNotFound } from '../wire/responses.ts';
import { isDeleted } from './metadata.ts';
import type { StreamReader } from './stream-reader.ts';

/** Sends at most `count` events of a stream, as it stands when the call begins. */
export async function readStream(
  reader: StreamReader,
  request: StreamReadRequest,
  count: number,
  encode: EventEncoder,
  outgoing: Outgoing,
): Promise<void> {
  const { stream, backwards, tellsEnds } = request;
  const { last, tombstoned, metadata } = reader.headOf(stream);
  if (tombstoned) throw streamDeleted(stream);
  if (last < 0 || isDeleted(metadata)) return outgoing.send(streamNotFound(stream));
  let next = startOf(request, last);
  let sent = 0;
  while (sent < count && next >= 0 && next <= last) {
    const page = backwards ? reader.streamBackwards(stream, next) : reader.streamForwards(stream, next);
    for (const event of page) {
      if (event.revision > last || sent === count) break;
      outgoing.send(encode(event));
      sent++;
      await outgoing.drained();
      if (outgoing.closed) return;
    }
    const latest = page.at(-1);
    if (!latest) break;
    next = backwards ? latest.revision - 1 : latest.revision + 1;
  }
  if (!tellsEnds) return;
  if (sent === 0) outgoing.send(firstRevision(last + 1));
  outgoing.send(lastRevision(last));
}

/** Backwards from beyond the end begins at the end. */
function startOf({ from, backwards }: StreamReadRequest, last: number): number {
  if (from === 'start') return 0;
  if (from === 'end') return last;
  return backwards ? Math.min(from, last) : from;
}
