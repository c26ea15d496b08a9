import type { ResponseStream } from '../calls/outgoing.ts';
import { createFilter } from '../subscriptions/event-filter.ts';
import { unexpectedResult } from '../wire/errors.ts';
import { encodeEventFrame } from '../wire/responses.ts';
import type { AllReadRequest } from '../wire/read-request.ts';
import type { StreamReader } from './stream-reader.ts';

/** Sends at most `count` events of the log, as it stands when the call begins: forwards with the position given, backwards without. */
export async function readAll(
  reader: StreamReader,
  request: AllReadRequest,
  count: number,
  outgoing: ResponseStream,
): Promise<void> {
  const { backwards } = request;
  const { head } = reader;
  const filter = request.filter && createFilter(request.filter);
  let next = startPosition(reader, request);
  let sent = 0;
  while (sent < count) {
    const page = backwards ? reader.allBackwards(next) : reader.allForwards(next);
    const isIncluded = filter?.(page);
    for (const [index, event] of page.entries()) {
      if (event.position > head || sent === count) return;
      if (isIncluded && !isIncluded[index]) continue;
      outgoing.send(encodeEventFrame(event));
      sent++;
      await outgoing.waitForDrain();
      if (outgoing.isClosed) return;
    }
    const latest = page.at(-1);
    if (!latest) return;
    next = backwards ? latest.position : latest.position + 1;
    await new Promise(setImmediate); // lets others run while much is filtered out
  }
}

function startPosition(reader: StreamReader, { from, backwards }: AllReadRequest): number {
  if (from === 'start') return 0;
  if (from === 'end') return reader.head + 1;
  const isBeyond = from.commit > reader.head;
  if (isBeyond ? backwards : !reader.hasEventAt(from.commit)) throw unexpectedResult('ReadAllResult');
  return from.commit;
}
