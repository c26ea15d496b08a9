import { createContext } from 'react';

export interface Moment {
  /** ISO 8601 UTC; absent: now. */
  readonly asOf: string | undefined;
  readonly onChange: (asOf: string | undefined) => void;
}

/** null on screens that show the present only. */
export const MomentContext = createContext<Moment | null>(null);

/** A moment from an address as ISO 8601 UTC; undefined for anything that is not one. */
export const parseMoment = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return undefined;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A time as the value of a `datetime-local` input, to the minute. */
export const localInputValue = (time: Date): string =>
  `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;

export const daysBefore = (time: Date, days: number): Date => {
  const before = new Date(time);
  before.setDate(before.getDate() - days);
  return before;
};
