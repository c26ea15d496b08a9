import { voteStatistics, wholePercent } from './vote-statistics.ts';

it('counts the current options in their order, and them alone', () => {
  const options = [
    { id: 's', label: 'Soft', labels: { ar: 'ناعم' } },
    { id: 'd', label: 'Dry' },
  ];
  expect(voteStatistics({ d: 2, s: 1, retired: 7 }, options)).toEqual({
    total: 3,
    byOption: [
      { key: 'Soft', count: 1, percentage: 33, labels: { ar: 'ناعم' } },
      { key: 'Dry', count: 2, percentage: 67, labels: {} },
    ],
  });
});

it.each([
  [0, 0, 0],
  [1, 8, 13],
  [1, 200, 1],
  [3, 3, 100],
])('%i of %i are %i %%', (count, total, percent) => expect(wholePercent(count, total)).toBe(percent));
