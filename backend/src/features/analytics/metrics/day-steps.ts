import { stepsByHour, type Period } from './period.ts';

const hourLength = 3_600_000;
const hoursOfDay = 24;

/** How the steps of a period are made up of UTC days and hours, in days and hours since 1970-01-01. */
export interface DaySteps {
  /** The step that holds a whole day; -1 for a day that none holds whole. */
  readonly ofDay: (day: number) => number;
  /** The step that holds an hour; -1 for none. */
  readonly ofHour: (hour: number) => number;
  /** Ascending, the days within which a step begins or ends: only their hours tell what belongs to it. */
  readonly cutDays: readonly number[];
}

/** Steps that begin and end at UTC midnights cut no day; those of other time zones may cut each. */
export const dayStepsOf = (period: Period): DaySteps => {
  const ofHour = stepsByHour(period);
  const edges = [period.from, ...period.steps.map(({ to }) => to)].map((time) =>
    Math.ceil(time.getTime() / hourLength),
  );
  const cutDays = new Set(edges.filter((hour) => hour % hoursOfDay !== 0).map((hour) => Math.floor(hour / hoursOfDay)));
  const ofDay = (day: number): number => (cutDays.has(day) ? -1 : ofHour(day * hoursOfDay));
  return { ofDay, ofHour, cutDays: [...cutDays] };
};
