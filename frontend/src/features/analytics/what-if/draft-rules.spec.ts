import { serializeDraft, countsSomething, isSameRules, needsReplay, noExclusions, parseDraft } from './draft-rules.ts';

const live = { points: { visits: 1, votes: 3, ratings: 4, comments: 5 }, capPerPersonAndDay: 20, halfLifeDays: 7 };
const tried = { ...live, ...noExclusions };
const other = {
  ...tried,
  halfLifeDays: 2.25,
  withoutDemo: true,
  withoutSuspected: true,
  withoutProducts: ['a-1', 'b'],
};

test('what is tried stands in the address and is read from it', () => {
  expect(serializeDraft(tried)).toBe('1~3~4~5~20~7');
  expect(parseDraft('1~3~4~5~20~7')).toEqual(tried);
  expect(parseDraft(serializeDraft(other))).toEqual(other);
});

test('an address that says nothing that can be tried says nothing', () => {
  for (const text of [
    undefined,
    '',
    '1~3~4',
    'a~3~4~5~20~7',
    '1~3~4~5~0~7',
    '1~3~4~5~20~0',
    '1~3.5~4~5~20~7',
    '9999~3~4~5~20~7',
  ])
    expect(parseDraft(text)).toBeNull();
});

test('only the cap and what is left out ask for a replay', () => {
  expect(needsReplay({ ...tried, halfLifeDays: 30, points: { ...live.points, votes: 9 } }, live)).toBe(false);
  expect(needsReplay({ ...tried, capPerPersonAndDay: 5 }, live)).toBe(true);
  expect(needsReplay({ ...tried, withoutProducts: ['a'] }, live)).toBe(true);
  expect(isSameRules(other, { ...live, halfLifeDays: 2.25 })).toBe(true);
  expect(isSameRules(other, live)).toBe(false);
});

test('rules under which nothing counts give no ranking', () => {
  expect(countsSomething(live)).toBe(true);
  expect(countsSomething({ ...live, points: { visits: 0, votes: 0, ratings: 0, comments: 0 } })).toBe(false);
});
