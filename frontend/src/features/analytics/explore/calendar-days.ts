/** Days are YYYY-MM-DD. */
const dayLength = 86_400_000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether it is an existing day between 1970 and 8999. */
export const isDay = (text: string | undefined): text is string =>
  text !== undefined &&
  /^(?:19[7-9]\d|[2-8]\d{3})-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(timeOf(text)) &&
  plusDays(text, 0) === text;

export const plusDays = (day: string, days: number): string =>
  new Date(timeOf(day) + days * dayLength).toISOString().slice(0, 10);

/** Number of days from the first to the last, both included. */
export const daysFrom = (first: string, last: string): number =>
  Math.round((timeOf(last) - timeOf(first)) / dayLength) + 1;

/** The same day of the year before; of 29 February, the 28th. */
export const yearBefore = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year - 1, month, 0)).getUTCDate();
  return new Date(Date.UTC(year - 1, month - 1, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
};

/** The day in a time zone; in UTC for an unknown one. @param now ms */
export const dayIn = (timeZone: string, now: number): string => {
  try {
    const parts = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(now);
    const part = (partType: string) => parts.find(({ type }) => type === partType)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')}`;
  } catch {
    return new Date(now).toISOString().slice(0, 10);
  }
};
