import { useTexts } from '../../../admin-kit/use-texts.ts';
import { locales } from '../../../lib/format.ts';

interface Interval {
  readonly from: string;
  /** The first moment after it. */
  readonly to: string;
  readonly timeZone: string;
}

/** A day is an hour shorter where clocks are put forward. */
const shortestDayMs = 23 * 3_600_000;

/** The days of an interval, or its times where it is shorter than a day. */
export function useIntervalText(): (interval: Interval) => string {
  const { language } = useTexts();
  return ({ from, to, timeZone }) => {
    const [first, end] = [Date.parse(from), Date.parse(to)];
    const isShort = end - first < shortestDayMs;
    return new Intl.DateTimeFormat(locales[language], {
      dateStyle: 'long',
      ...(isShort && { timeStyle: 'short' }),
      timeZone,
    }).formatRange(first, isShort ? end : end - 1);
  };
}
