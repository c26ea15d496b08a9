import type { RecordedHennaEvent } from '@henna/domain';
import type { Tracing } from '@henna/domain/node';
import { maxSpans, traceIdOf, traceLanding } from './landing-spans.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const now = Date.parse('2026-03-01T12:00:00Z');

const event = (metadata: unknown) => ({ type: 'VoteCast', metadata }) as RecordedHennaEvent;
const traced = event({ at: '2026-03-01T11:59:59Z', traceparent });

const parentsOf = (events: readonly RecordedHennaEvent[]) => {
  const parents: unknown[] = [];
  const begin: Tracing['begin'] = (_name, options) => {
    parents.push(options?.parent);
    return { end: () => undefined } as ReturnType<Tracing['begin']>;
  };
  traceLanding({ begin } as Tracing, 'fast', events, now);
  return parents;
};

it('adds a span to the trace of each event that has one', () => {
  expect(parentsOf([traced, event({ at: '2026-03-01T11:59:59Z' }), traced])).toEqual([traceparent, traceparent]);
});

it('adds none for malformed events, and for those of a view that is built anew', () => {
  const at = '2026-03-01T10:00:00Z';
  expect(parentsOf([event(null), event('text'), event({ traceparent }), event({ at, traceparent })])).toEqual([]);
  expect(parentsOf([event({ at: '2026-03-01T11:59:59Z', traceparent: 'anything' })])).toEqual([]);
});

it('adds a hundred for a batch at most', () => {
  expect(parentsOf(Array.from({ length: 5_000 }, () => traced))).toHaveLength(maxSpans);
});

it('names the trace of an event', () => {
  expect(traceIdOf(traced)).toBe(traceId);
  for (const other of [undefined, event(null), event({ traceparent: 7 })]) expect(traceIdOf(other)).toBeUndefined();
});
