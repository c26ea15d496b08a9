import { ServerError } from '../errors.ts';

interface Parts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const ISO =
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[Tt ](?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<millisecond>\d{1,9}))?)?)?\s*(?<zone>Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i;
const SPECIFIERS: Record<string, string> = {
  Y: '(?<year>\\d{4})',
  m: '(?<month>\\d{1,2})',
  d: '(?<day>\\d{1,2})',
  H: '(?<hour>\\d{1,2})',
  M: '(?<minute>\\d{1,2})',
  S: '(?<second>\\d{1,2})',
  L: '(?<millisecond>\\d{1,3})',
  b: '(?<monthName>[a-z]{3})',
  B: '(?<monthName>[a-z]+)',
  j: '(?<dayOfYear>\\d{1,3})',
  z: '(?<zone>Z|UTC|GMT|[+-]\\d{2}(?::?\\d{2})?)',
  Z: '(?<minutes>[+-]\\d{1,4})',
  '%': '%',
};

/** @throws ServerError on a specifier that is none, or is not known here */
function patternOf(format: string): RegExp {
  const pattern = format.replace(/%(.?)|[^%]/gs, (text, specifier?: string) => {
    if (specifier === undefined) return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const known = SPECIFIERS[specifier];
    if (known === undefined)
      throw new ServerError('Location18536', `Invalid format character '%${specifier}' in format string`);
    return known;
  });
  return new RegExp(`^${pattern}$`, 'i');
}

/**
 * The instant a text tells, undefined when it tells none: a day must be in its month. Without a format it is ISO 8601.
 * @throws ServerError on a zone or format that is none
 */
export function dateOfText(text: string, format?: string, timezone?: string): Date | undefined {
  const read = (format === undefined ? ISO : patternOf(format)).exec(text)?.groups;
  if (!read) return undefined;
  const ownZone = read.zone ?? read.minutes;
  if (ownZone !== undefined && timezone !== undefined) return undefined;
  const named = read.monthName === undefined ? 0 : MONTHS.indexOf(read.monthName.slice(0, 3).toLowerCase()) + 1;
  const isByDay = read.dayOfYear !== undefined;
  const number = (name: string, otherwise: number) => (read[name] === undefined ? otherwise : Number(read[name]));
  const utc = utcOf({
    year: number('year', NaN),
    month: isByDay ? 1 : named || number('month', NaN),
    day: isByDay ? 1 : number('day', NaN),
    hour: number('hour', 0),
    minute: number('minute', 0),
    second: number('second', 0),
    millisecond: Number((read.millisecond ?? '').padEnd(3, '0').slice(0, 3)),
  });
  if (utc === undefined) return undefined;
  const local = utc + (isByDay ? (Number(read.dayOfYear) - 1) * 86_400_000 : 0);
  return new Date(local - (read.minutes ? Number(read.minutes) : offsetOf(read.zone ?? timezone, local)) * 60_000);
}

function utcOf({ year, month, day, hour, minute, second, millisecond }: Parts): number | undefined {
  const made = new Date(Date.UTC(2000, month - 1, day, hour, minute, second, millisecond));
  made.setUTCFullYear(year, month - 1, day);
  const isMet =
    made.getUTCMonth() === month - 1 && made.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  return isMet ? made.getTime() : undefined;
}

/** The minutes that a zone is ahead of UTC when its clocks show a time. */
function offsetOf(zone: string | undefined, local: number): number {
  if (zone === undefined || /^(Z|UTC|GMT)$/i.test(zone)) return 0;
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (hours !== undefined) return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const first = namedOffset(zone, local);
  return namedOffset(zone, local - first * 60_000);
}

function namedOffset(zone: string, at: number): number {
  let parts: Intl.DateTimeFormatPart[];
  try {
    const shown = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    parts = shown.formatToParts(at);
  } catch {
    throw new ServerError('Location40485', `unrecognized time zone identifier: "${zone}"`);
  }
  const shown = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return shown === '' ? 0 : offsetOf(shown, at);
}
