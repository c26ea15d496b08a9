import type { RecordedHennaEvent } from '@henna/domain';
import { parseTraceparent, type Tracing } from '@henna/domain/node';

/** Of a batch: one of an import would fill the queue of the export. */
export const maxSpans = 100;
/** Older events come from a view that is built anew: their traces ended long ago. */
const maxAgeMs = 60 * 60_000;

/** Metadata as it came: that of a malformed event may be anything. */
type Metadata = { readonly at?: string; readonly traceparent?: unknown } | undefined;

/** Of the append that wrote an event; `undefined` where nothing was traced. */
export const traceIdOf = (event: RecordedHennaEvent | undefined): string | undefined =>
  parseTraceparent((event?.metadata as Metadata)?.traceparent)?.traceId;

/**
 * Adds a span to the trace of each event that a batch has written.
 * @param place where they landed: a lane, or the tables of analytics
 * @param begunAt when the work on the batch began, in ms since 1970
 * @param size of the batch, if these are some of its events
 */
export const traceLanding = (
  tracing: Tracing,
  place: string,
  events: readonly RecordedHennaEvent[],
  begunAt: number,
  size = events.length,
): void => {
  let count = 0;
  for (const { type, metadata } of events) {
    const { traceparent, at } = (metadata as Metadata) ?? {};
    if (!parseTraceparent(traceparent) || !(begunAt - Date.parse(at ?? '') < maxAgeMs)) continue;
    if (++count > maxSpans) return;
    const attributes = { 'henna.event.type': type, 'henna.batch.events': size };
    tracing
      .begin(`land ${place}`, { kind: 'consumer', parent: traceparent as string, attributes, startTime: begunAt })
      .end();
  }
};
