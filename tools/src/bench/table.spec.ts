import type { Figure } from './figure.ts';
import { report, table } from './table.ts';

const figure = (name: string, goal: Figure['goal']): Figure => ({
  name,
  what: `the ${name}`,
  goal,
  measure: async () => ({ value: 0, notes: {} }),
});
const ratio = figure('ratio', { is: 'at least', value: 0.5, unit: '' });
const time = figure('time', { is: 'at most', value: 25, unit: 'ms' });

it('says of each figure whether its goal is reached', () => {
  const lines = table([
    { figure: ratio, measured: { value: 0.61234, notes: {} } },
    { figure: time, measured: { value: 25.5, notes: {} } },
    { figure: time, measured: undefined },
  ]);
  expect(lines).toEqual([
    'what       measured  goal',
    'the ratio  0.612     ≥ 0.5    reached',
    'the time   25.5 ms   ≤ 25 ms  missed',
    'the time   failed    ≤ 25 ms  missed',
  ]);
});

it('keeps the whole value and its notes for programs', () => {
  const measured = { value: 0.61234, notes: { events: 10 } };
  expect(report([{ figure: ratio, measured }])).toEqual([
    { name: 'ratio', what: 'the ratio', goal: ratio.goal, value: 0.61234, reached: true, notes: { events: 10 } },
  ]);
});
