import { leadingVote, optionsByTone, optionsSaid, voteStatistics, wholePercent } from './vote-statistics.ts';

it('counts the current options in their order, and them alone', () => {
  const options = [
    { id: 's', label: 'Soft', labels: { ar: 'ناعم' } },
    { id: 'd', label: 'Dry', tone: 'negative' as const },
  ];
  expect(voteStatistics({ d: 2, s: 1, retired: 7 }, options)).toEqual({
    total: 3,
    byOption: [
      { key: 'Soft', count: 1, percentage: 33, labels: { ar: 'ناعم' }, tone: 'neutral' },
      { key: 'Dry', count: 2, percentage: 67, labels: {}, tone: 'negative' },
    ],
  });
});

it.each([
  [0, 0, 0],
  [1, 8, 13],
  [1, 200, 1],
  [3, 3, 100],
])('%i of %i are %i %%', (count, total, percent) => expect(wholePercent(count, total)).toBe(percent));

test.each([
  ['five votes and a fifth of all', { a: 5, b: 20 }, ['a', 'b']],
  ['too few votes', { a: 4, b: 1 }, []],
  ['less than a fifth', { a: 5, b: 21 }, ['b']],
  ['retired options, which do not count', { a: 5, retired: 100 }, ['a']],
])('people say an option with %s', (_, counts, ids) =>
  expect(
    optionsSaid(counts, [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B' },
    ]).map(({ id }) => id),
  ).toEqual(ids),
);

describe('what people say', () => {
  const [soft, dry, light] = [
    { key: 'Soft', count: 2, tone: 'positive' as const },
    { key: 'Dry', count: 5, tone: 'negative' as const },
    { key: 'Light', count: 2, tone: 'neutral' as const },
  ];

  it('is the most voted option that is no complaint, the first of equals', () => {
    expect(leadingVote([soft, dry, light])).toBe(soft);
    expect(leadingVote([light, dry, soft])).toBe(light);
    expect(leadingVote([soft, { ...light, count: 3 }])).toMatchObject({ key: 'Light' });
  });

  it('is a complaint where people say nothing else, and nothing without votes', () => {
    expect(leadingVote([{ ...soft, count: 0 }, dry])).toBe(dry);
    expect(leadingVote([{ ...soft, count: 0 }])).toBeUndefined();
    expect(leadingVote([])).toBeUndefined();
  });

  it('is grouped by tone in the order given', () => {
    expect(optionsByTone([dry, soft, light, { ...soft, key: 'Silky' }])).toEqual({
      positive: [soft, { ...soft, key: 'Silky' }],
      neutral: [light],
      negative: [dry],
    });
  });
});
