import { invalidField, type MetricStep, type StepExtent } from '@henna/domain';
import { parseIsoDate } from '../../../shared/parse-iso-date.ts';

export const maxSteps = 2_000;
const defaultDays = 28;
const earliestYear = 1970;
const earliest = Date.UTC(earliestYear, 0, 1);
const dayLength = 86_400_000;
const hourLength = 3_600_000;

export interface Step {
  readonly from: Date;
  /** The first moment after it. */
  readonly to: Date;
}

interface PeriodStep extends Step {
  /** Whether the period holds only a part of the hour, day, week or month. */
  readonly isCut: boolean;
}

export interface Period extends Step {
  readonly timeZone: string;
  /** The whole period, when it is not divided. */
  readonly steps: readonly PeriodStep[];
}

export interface PeriodQuery {
  /** A day, `YYYY-MM-DD`, that begins in the time zone, or a moment in ISO 8601. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly by?: MetricStep | undefined;
  readonly timeZone: string;
}

/** A day or a time of a request in ms since 1970. Throws a 400 for a day that no month has. */
export const momentIn = (field: string, text: string): number => {
  const time = parseIsoDate(text);
  if (Number.isNaN(time)) throw invalidField(field, 'DAY_OR_TIME');
  return time;
};

/** What a clock on the wall shows, as if it were UTC. @throws RangeError for an unknown time zone */
const wallClock = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (time: number): number => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
};

/** The calendar of a time zone, in which days, weeks from Monday on, and months begin. */
const calendar = (timeZone: string) => {
  const wall = wallClock(timeZone);
  const offset = (time: number) => wall(time) - Math.floor(time / 1000) * 1000;
  /** The moment of a midnight; where clocks jump over it, the moment of the jump. */
  const midnight = (day: number): number => {
    const guess = day - offset(day);
    return day - offset(guess);
  };
  const dayOf = (time: number) => Math.floor(wall(time) / dayLength) * dayLength;
  const next = (day: number, by: Exclude<MetricStep, 'hour'>): number => {
    const date = new Date(day);
    if (by === 'day') return day + dayLength;
    // Monday is the first day of a week.
    if (by === 'week') return day + (7 - ((date.getUTCDay() + 6) % 7)) * dayLength;
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  };
  return { midnight, dayOf, next };
};

/**
 * The period that was asked for and its steps; the first and the last may be cut. Without an end it goes up to the end of
 * today, without a beginning it has 28 days. Throws a 400 for a time zone, a time or a number of steps that can't be taken.
 */
export const periodOf = ({ from, to, by, timeZone }: PeriodQuery, now: Date): Period => {
  const days = knownCalendar(timeZone);
  const moment = (field: string, text: string): number => {
    const time = momentIn(field, text);
    // Clocks of earlier times agree with none of today's zones.
    if (time < earliest) throw invalidField(field, 'PERIOD_TOO_EARLY', { year: String(earliestYear) });
    return /^\d{4}-\d\d-\d\d$/.test(text) ? days.midnight(time) : time;
  };
  const end = to === undefined ? days.midnight(days.dayOf(now.getTime()) + dayLength) : moment('to', to);
  const start =
    from === undefined ? days.midnight(days.dayOf(end - 1) - (defaultDays - 1) * dayLength) : moment('from', from);
  if (start >= end) throw invalidField('to', 'PERIOD_ENDS_EARLY');
  const steps: PeriodStep[] = [];
  for (let time = start; time < end;) {
    if (steps.length >= maxSteps) throw invalidField('by', 'TOO_MANY_STEPS', { max: maxSteps });
    const following = by === undefined ? end : nextStep(time, by, days);
    const next = Math.min(end, following);
    const isCut = following > end || (time === start && by !== undefined && !isStepStart(time, by, days));
    steps.push({ from: new Date(time), to: new Date(next), isCut });
    time = next;
  }
  return { from: new Date(start), to: new Date(end), timeZone, steps };
};

const nextStep = (time: number, by: MetricStep, { midnight, dayOf, next }: ReturnType<typeof calendar>): number => {
  if (by === 'hour') return (Math.floor(time / hourLength) + 1) * hourLength;
  const following = midnight(next(dayOf(time), by));
  return following > time ? following : time + dayLength;
};

/** Whether a step begins with the moment: the one that holds the moment before it ends there. */
const isStepStart = (time: number, by: MetricStep, days: ReturnType<typeof calendar>): boolean =>
  nextStep(time - 1, by, days) === time;

/** How much of a step has been counted. @param asOf when it was counted */
export const stepExtent = ({ from, to, isCut }: PeriodStep, asOf: Date): StepExtent => {
  if (asOf < from) return 'future';
  if (asOf < to) return 'unfinished';
  return isCut ? 'cut' : 'whole';
};

const knownCalendar = (timeZone: string) => {
  try {
    return calendar(timeZone);
  } catch {
    throw invalidField('timeZone', 'TIME_ZONE');
  }
};

/**
 * Where steps begin, and where the last ends, in UTC hours since 1970-01-01. Activity of an hour belongs to the step in
 * which the hour begins.
 */
export const stepEdges = ({ from, steps }: Period): readonly number[] =>
  [from, ...steps.map(({ to }) => to)].map((time) => Math.ceil(time.getTime() / hourLength));
