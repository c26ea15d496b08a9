import type { HistoryEntry } from '../../history/index.ts';
import { annotationsByStep, annotationsOf, numbersOf } from './annotations.ts';

const entry = (type: string, hour: number, more: Partial<HistoryEntry> = {}) =>
  ({
    type,
    eventId: `${type}-${hour}`,
    correlationId: `act-${hour}`,
    at: new Date(Date.UTC(2026, 2, 1, hour)).toISOString(),
    origin: 'screen',
    entity: { kind: 'rules', id: 'x', name: null },
    ...more,
  }) as HistoryEntry;
const product = (id: string) => ({ entity: { kind: 'product', id, name: id } }) as const;

test('what was done at once is one mark, the oldest is the first', () => {
  const rules = entry('TrendingRulesChanged', 9);
  const removed = ['a', 'b'].map((id) => entry('ProductRemoved', 5, product(id)));
  const marks = annotationsOf([rules, ...removed], new Set(['a', 'b']));
  expect(marks.map(({ number, entry: { type }, count }) => [number, type, count])).toEqual([
    [1, 'ProductRemoved', 2],
    [2, 'TrendingRulesChanged', 1],
  ]);
});

test('other products, rows of an import and what the demo brought are no marks of their own', () => {
  const entries = [
    entry('ProductRemoved', 5, product('other')),
    entry('VotingOptionsSet', 4, { origin: 'import' }),
    entry('ImportStarted', 3, { origin: 'import' }),
    entry('VotingOptionsSet', 2, { origin: 'demo' }),
    entry('DemoLoaded', 1, { origin: 'demo' }),
  ];
  expect(annotationsOf(entries, new Set(['mine'])).map(({ entry: { type } }) => type)).toEqual([
    'DemoLoaded',
    'ImportStarted',
  ]);
});

test('marks stand in the steps in which they were made; their numbers are told together', () => {
  const step = (from: number, to: number) => ({ from: entry('', from).at, to: entry('', to).at });
  const marks = annotationsOf(
    [14, 11, 10, 5].map((hour) => entry('TrendingRulesChanged', hour)),
    new Set(),
  );
  const found = annotationsByStep(marks, [step(0, 6), step(6, 10), step(10, 12)]);
  expect([...found].map(([index, some]) => [index, numbersOf(some, String)])).toEqual([
    [0, '1'],
    [2, '2–3'],
  ]);
  expect(numbersOf([], String)).toBe('');
});
