import type { ScoredKind } from '@henna/domain';

/** In the order in which they are shown. */
export const activityKinds: readonly ScoredKind[] = ['visits', 'votes', 'ratings', 'comments'];

const hour = 3_600_000;

const hoursUpTo = (now: number, hours: number) => {
  const end = (Math.floor(now / hour) + 1) * hour;
  const iso = (time: number) => new Date(time).toISOString();
  return { from: iso(end - hours * hour), to: iso(end) };
};

/** The last 24 hours, including the current one. @param now ms */
export const oneDayUpTo = (now: number) => hoursUpTo(now, 24);

/** The last 48 hours, including the current one. @param now ms */
export const twoDaysUpTo = (now: number) => hoursUpTo(now, 48);

const sumOf = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** @param values of 48 hours */
export const twoDaySums = (values: readonly (number | null)[]) => ({
  before: sumOf(values.slice(0, -24)),
  now: sumOf(values.slice(-24)),
});
