import type { ResponseStream } from '../calls/outgoing.ts';
import { encodeEventFrame, firstRevision, lastRevision, streamNotFound } from '../wire/responses.ts';
import type { StreamReadRequest } from '../wire/read-request.ts';
import type { StreamReader } from './stream-reader.ts';

/** Sends events of a stream, as it stands when the call begins. */
export async function readStream(
  reader: StreamReader,
  request: StreamReadRequest,
  outgoing: ResponseStream,
): Promise<void> {
  const { stream, count, backwards, tellsEnds } = request;
  const last = reader.lastRevisionOf(stream);
  if (last < 0) return outgoing.send(streamNotFound(stream));
  let next = startRevision(request, last);
  let sent = 0;
  while (sent < count && next >= 0 && next <= last) {
    const page = backwards ? reader.streamBackwards(stream, next) : reader.streamForwards(stream, next);
    for (const event of page) {
      if (event.revision > last || sent === count) break;
      outgoing.send(encodeEventFrame(event));
      sent++;
      await outgoing.waitForDrain();
      if (outgoing.isClosed) return;
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
function startRevision({ from, backwards }: StreamReadRequest, last: number): number {
  if (from === 'start') return 0;
  if (from === 'end') return last;
  return backwards ? Math.min(from, last) : from;
}
