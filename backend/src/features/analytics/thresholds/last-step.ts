import { metricSteps } from '@henna/domain';
import { periodOf, stepExtent, type Period } from '../metrics/period.ts';

/** What the address of a view says of its period: days, both included. */
interface ViewPeriod {
  readonly by?: string;
  readonly from?: string;
  readonly to?: string;
  readonly timeZone?: string;
}

const dayLength = 86_400_000;
/** Days among which there is a whole step in every time zone, wherever they end. */
const daysWithWholeStep = { hour: 3, day: 4, week: 17, month: 65 } as const;

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/**
 * The last whole step of a view before now and before its period ends; of a view without steps its period.
 * Throws a 400 for a period that can't be taken.
 */
export const lastStepOf = ({ by = 'day', from, to, timeZone = 'UTC' }: ViewPeriod, now: Date): Period => {
  const step = metricSteps.find((each) => each === by);
  if (!step) {
    const [first, last] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
    return periodOf({ from: first, to: last && plusDays(last, 1), timeZone }, now);
  }
  const today = now.toISOString().slice(0, 10);
  const end = to === undefined || to > today ? undefined : to;
  const { steps } = periodOf(
    {
      from: plusDays(end ?? today, -daysWithWholeStep[step]),
      to: end && plusDays(end, 1),
      by: step,
      timeZone,
    },
    now,
  );
  const last = steps.findLast((each) => stepExtent(each, now) === 'whole')!;
  return { from: last.from, to: last.to, timeZone, steps: [last] };
};
