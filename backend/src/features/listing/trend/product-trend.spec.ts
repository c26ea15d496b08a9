import { trendBlockDays, type TrendBlockDay } from '@henna/domain';
import fc from 'fast-check';
import { trendBlockIds, newestDay, scorePartsAndDays } from './product-trend.ts';

const today = Date.UTC(2026, 2, 1) / 86_400_000;
const none = { visits: 0, votes: 0, ratings: 0, comments: 0 };
const day = (counts: Partial<typeof none>, points: Partial<typeof none>): TrendBlockDay => ({
  counts: { ...none, ...counts },
  points: { ...none, ...points },
});

test('the parts share the score as their points weigh after a half-life of seven days', () => {
  const days = {
    [today]: day({ votes: 2 }, { votes: 6 }),
    [today - 7]: day({ comments: 1, visits: 9 }, { comments: 5, visits: 1 }),
  };
  const { parts } = scorePartsAndDays([{ days }], today, today, 7);
  expect(parts).toEqual([
    { kind: 'visits', count: 9, points: 1, share: 0.5 / 9 },
    { kind: 'votes', count: 2, points: 6, share: 6 / 9 },
    { kind: 'ratings', count: 0, points: 0, share: 0 },
    { kind: 'comments', count: 1, points: 5, share: 2.5 / 9 },
  ]);
});

test('days more than 182 before the newest are no part of the score', () => {
  const days = { [today]: day({ votes: 1 }, { votes: 3 }), [today - 183]: day({ ratings: 1 }, { ratings: 4 }) };
  expect(scorePartsAndDays([{ days }], today, today, 7).parts.map(({ count, share }) => [count, share])).toEqual([
    [0, 0],
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
});

test('sixty days are shown, oldest first, those without acts too', () => {
  const days = { [today - 59]: day({ visits: 30 }, { visits: 20 }), [today - 60]: day({ votes: 1 }, { votes: 3 }) };
  const shown = scorePartsAndDays([{ days }], today - 59, today, 7).days;
  expect(shown).toHaveLength(60);
  expect(shown[0]).toEqual({ day: '2026-01-01', ...none, visits: 30, points: 20 });
  expect(shown.at(-1)).toEqual({ day: '2026-03-01', ...none, points: 0 });
  expect(shown.filter(({ points }) => points > 0)).toHaveLength(1);
});

test('without points there is no newest day and no share', () => {
  expect(newestDay({})).toBeUndefined();
  expect(scorePartsAndDays([], undefined, today, 7).parts.every(({ share }) => share === 0)).toBe(true);
});

test('a few blocks hold every day that is counted or shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (ahead) => {
      const newest = today + ahead;
      const ids = trendBlockIds('p', newest, today);
      const days = [newest, newest - 182, newest - 91, today, today - 59, today - 30];
      for (const each of days) expect(ids).toContain(`p.${Math.floor(each / trendBlockDays)}`);
      expect(ids.length).toBeLessThanOrEqual(10);
    }),
  );
});
