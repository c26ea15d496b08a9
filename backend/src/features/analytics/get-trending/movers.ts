export const shownMovers = 5;

type Since = 'sinceYesterday' | 'sinceLastWeek';

/**
 * Who won or lost most places since a day, the most first; who had no place then did neither.
 * @param sign 1 for those that rose, -1 for those that fell
 */
export const moversOf = <Moved extends Readonly<Record<Since, number | null>>>(
  moved: readonly Moved[],
  since: Since,
  sign: 1 | -1,
): Moved[] =>
  moved
    .filter((each) => sign * (each[since] ?? 0) > 0)
    .toSorted((a, b) => sign * (b[since]! - a[since]!))
    .slice(0, shownMovers);
