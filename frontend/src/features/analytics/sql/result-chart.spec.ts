import { resultChart } from './result-chart.ts';

test('one column of labels and one of numbers make bars, in the order of the rows', () => {
  const answer = {
    columns: ['type', 'n'],
    types: ['VARCHAR', 'BIGINT'],
    rows: [
      ['b', 3],
      ['a', 5],
      ['c', null],
    ],
  };
  expect(resultChart(answer)).toEqual({
    kind: 'label',
    name: 'n',
    rows: [
      { label: 'b', value: 3 },
      { label: 'a', value: 5 },
    ],
  });
});

test('one column of times and one of numbers make a chart over time', () => {
  const rows = [
    [2.5, '2026-03-02 00:00:00+00'],
    [1, '2026-03-01 00:00:00+00'],
  ];
  const answer = { columns: ['n', 'day'], types: ['DOUBLE', 'TIMESTAMP WITH TIME ZONE'], rows };
  expect(resultChart(answer)).toEqual({
    kind: 'time',
    name: 'n',
    rows: [
      { label: '2026-03-01', value: 1 },
      { label: '2026-03-02', value: 2.5 },
    ],
  });
});

test.each([
  [
    ['VARCHAR', 'VARCHAR'],
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    ['BIGINT', 'BIGINT'],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    ['VARCHAR', 'BIGINT', 'BIGINT'],
    [
      ['a', 1, 2],
      ['b', 3, 4],
    ],
  ],
  [['VARCHAR', 'BIGINT'], [['a', 1]]],
])('columns of %j make no chart', (types, rows) => {
  expect(resultChart({ columns: types, types, rows })).toBeUndefined();
});
