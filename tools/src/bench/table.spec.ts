import { atLeast, atMost, compared, isHeld, median, quantile, rounded, table } from './table.ts';

const rate = atLeast('rate', 'a rate', 0.5, '/s', { aim: 1, hasPeer: true });
const time = atMost('time', 'a time', 25, 'ms');

it('says of each row whether its limit is held', () => {
  const lines = table([
    { row: rate, measured: compared([61.234, 50, 70], [100, 100, 100]) },
    { row: time, measured: { figure: 25.5 } },
    { row: time, measured: undefined },
  ]);
  expect(lines).toEqual([
    'row   what    figure   floor or peer  ratio  limit    aim',
    'rate  a rate  61.2 /s  100 /s         0.612  ≥ 0.5    ≥ 1  held',
    'time  a time  25.5 ms                        ≤ 25 ms       NOT HELD',
    'time  a time  failed                         ≤ 25 ms       NOT HELD',
  ]);
  expect(isHeld({ row: time, measured: { figure: NaN } })).toBe(false);
});

it('compares round by round', () => {
  expect(compared([10, 40, 30], [10, 20, 10]).ratio).toBe(2);
});

it('takes the nearest rank, whatever the order', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([quantile(hundred, 0.99), quantile(hundred, 1), quantile([7], 0.99)]).toEqual([99, 100, 7]);
  expect([median([3, 1, 2]), quantile([], 0.5)]).toEqual([2, NaN]);
});

it('rounds to significant digits', () => {
  expect([rounded(0.012345), rounded(1234.5)]).toEqual([0.0123, 1230]);
});
