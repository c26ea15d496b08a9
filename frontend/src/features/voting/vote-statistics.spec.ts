import { ballotChoices, rankedKeys, withVote, withoutVote } from './vote-statistics.ts';

const option = (key: string, count: number, percentage = 0) => ({
  ...{ key, count, percentage },
  labels: {},
  tone: 'neutral' as const,
});

test('a vote moves its count, the total and all percentages, rounded half up', () => {
  const after = withVote({ total: 7, byOption: [option('Long-lasting', 4, 57), option('Light', 3, 43)] }, 'Light');
  expect(after.total).toBe(8);
  expect(after.byOption.map(({ percentage }) => percentage)).toEqual([50, 50]);
  const third = withVote({ total: 2, byOption: [option('a', 1, 50), option('b', 1, 50)] }, 'a');
  expect(third.byOption.map(({ percentage }) => percentage)).toEqual([67, 33]);
  const eighths = withVote({ total: 7, byOption: [option('a', 0), option('b', 7, 100)] }, 'a');
  expect(eighths.byOption.map(({ percentage }) => percentage)).toEqual([13, 88]);
});

test('the first vote for an option without count appears in the statistics', () => {
  expect(withVote({ total: 0, byOption: [] }, 'Good')).toEqual({ total: 1, byOption: [option('Good', 1, 100)] });
});

test('a withdrawn vote never goes below none', () => {
  expect(withoutVote({ total: 0, byOption: [option('Good', 0)] }, 'Good').byOption[0]?.count).toBe(0);
  expect(withoutVote({ total: 1, byOption: [option('Good', 1, 100)] }, 'Good')).toEqual({
    total: 0,
    byOption: [option('Good', 0, 0)],
  });
});

test('withdrawing undoes voting', () => {
  const before = withVote(withVote({ total: 0, byOption: [option('Good', 0), option('Bad', 0)] }, 'Good'), 'Bad');
  expect(withoutVote(withVote(before, 'Bad'), 'Bad')).toEqual(before);
});

test('the ballot shows every current option, and retired ones no more', () => {
  const choices = ballotChoices(
    {
      options: ['Good', 'Bad'],
      details: [
        { id: '1', label: 'Good', labels: { ar: 'جيد' } },
        { id: '2', label: 'Bad' },
      ],
    },
    { total: 3, byOption: [option('Bad', 3, 100), option('Retired', 9)] },
    ['Bad', 'Retired'],
  );
  expect(choices).toEqual([
    { key: 'Good', count: 0, percentage: 0, labels: { ar: 'جيد' }, tone: 'neutral', chosen: false },
    { key: 'Bad', count: 3, percentage: 100, labels: {}, tone: 'neutral', chosen: true },
  ]);
  expect(rankedKeys(choices)).toEqual(['Bad', 'Good']);
});
