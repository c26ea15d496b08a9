import { isPreset, presetNames, presetSearch, zoomSearch } from './periods.ts';
import type { MetricDefinition } from '../api-types.ts';

const today = '2026-11-27';

test('usual periods end today, longer ones in weeks', () => {
  expect(presetNames.map((name) => presetSearch(name, today))).toEqual([
    { from: '2026-11-21', to: undefined, by: undefined },
    { from: undefined, to: undefined, by: undefined },
    { from: '2026-08-29', to: undefined, by: 'week' },
    { from: '2025-11-28', to: undefined, by: 'week' },
  ]);
  const days = { first: '2026-11-21', last: today };
  expect(presetNames.filter((name) => isPreset(name, days, today))).toEqual(['week']);
  expect(presetNames.filter((name) => isPreset(name, { ...days, last: '2026-11-26' }, today))).toEqual([]);
});

test('what is zoomed into is shown in steps of its size', () => {
  const zoom = (by: 'month' | 'week' | 'day' | undefined, first: string, last: string, name = 'votes') =>
    zoomSearch({ by, definition: { name } as MetricDefinition }, { first, last }).by;
  expect(zoom('day', '2026-11-10', '2026-11-14')).toBeUndefined();
  expect(zoom('day', '2026-11-10', '2026-11-11')).toBe('hour');
  expect(zoom('day', '2026-11-10', '2026-11-10', 'trendRank')).toBeUndefined();
  expect(zoom('week', '2026-11-02', '2026-11-15')).toBeUndefined();
  expect(zoom('month', '2026-09-01', '2026-10-31')).toBe('week');
  expect(zoom('month', '2026-09-01', '2026-09-20')).toBeUndefined();
  expect(zoom(undefined, '2026-09-01', '2026-09-20')).toBe('whole');
});
