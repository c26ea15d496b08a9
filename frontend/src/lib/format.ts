import type { Language } from '@henna/domain';

/** Arabic with Latin digits and the Gregorian calendar, everywhere the same. */
export const locales: Record<Language, string> = { en: 'en', ar: 'ar-u-nu-latn-ca-gregory' };

/** Formatters cost more to make than to use: one is made for each language when it is first needed. */
const byLanguage = <Formatter>(make: (locale: string) => Formatter): ((language: Language) => Formatter) => {
  const made: Partial<Record<Language, Formatter>> = {};
  return (language) => (made[language] ??= make(locales[language]));
};

const numbers = byLanguage((locale) => new Intl.NumberFormat(locale));
const averages = byLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const percents = byLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
const dates = byLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));
const moments = byLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }));
const days = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const relatives = byLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

export const formatNumber = (value: number, language: Language): string => numbers(language).format(value);

/** One decimal, always shown: 4 is "4.0". */
export const formatAverage = (value: number, language: Language): string => averages(language).format(value);

/** @param percentage whole percents, 0 to 100. */
export const formatPercent = (percentage: number, language: Language): string =>
  percents(language).format(percentage / 100);

/** @param iso ISO 8601; null when missing or no date at all. */
export function formatDate(iso: string | null, language: Language): string | null {
  const date = new Date(iso ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  return dates(language).format(date);
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago, in the largest unit that fits ("3 days ago"); null when missing or no date at all. */
export function formatRelative(iso: string | null, language: Language, now: number = Date.now()): string | null {
  const seconds = (new Date(iso ?? Number.NaN).getTime() - now) / 1000;
  if (Number.isNaN(seconds)) return null;
  const relative = relatives(language);
  for (const [unit, size] of units)
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  return relative.format(0, 'second');
}

/** Day and time of day in full; null when missing or no date at all. */
export function formatMoment(iso: string | null, language: Language): string | null {
  const date = new Date(iso ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  return moments(language).format(date);
}

const fileUnits = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
] as const;

/** The size of a file in the largest unit that fits: "60 bytes", "1.2 MB". */
export function formatFileSize(bytes: number, language: Language): string {
  const [unit, size] = fileUnits.find(([, least]) => bytes >= least) ?? (['byte', 1] as const);
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locales[language], format).format(bytes / size);
}

const dayStart = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
const dayMs = 86_400_000;

/**
 * A time as near ones are spoken of: "today 6:23 AM", "yesterday 6:23 AM", "Nov 23, 6:23 AM", of another year its day
 * alone. Null when missing or no date at all.
 */
export function formatWhen(iso: string | null, language: Language, now: Date = new Date()): string | null {
  const date = new Date(iso ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], options).format(date);
  const daysAgo = Math.round((dayStart(now) - dayStart(date)) / dayMs);
  if (daysAgo === 0 || daysAgo === 1) {
    const day = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(-daysAgo, 'day');
    return `${day} ${format({ timeStyle: 'short' })}`;
  }
  return date.getFullYear() === now.getFullYear()
    ? format({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
    : format({ dateStyle: 'medium' });
}

/** @param day YYYY-MM-DD, a day of UTC; null when it is no date at all. */
export function formatDay(day: string, language: Language): string | null {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return null;
  return days(language).format(date);
}
