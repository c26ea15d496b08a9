import type { Language } from '@henna/domain';
import { locales } from '../../../lib/format.ts';
import type { MetricAnswer } from '../api-types.ts';
import type { Days } from './exploration.ts';

const shapes: Readonly<Record<NonNullable<MetricAnswer['by']> | 'whole', Intl.DateTimeFormatOptions>> = {
  hour: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  whole: { day: 'numeric', month: 'short', year: 'numeric' },
};

/** Names of an answer's steps: their beginning, in its time zone. */
export const stepNames = ({ by, timeZone }: Pick<MetricAnswer, 'by' | 'timeZone'>, language: Language) => {
  const format = new Intl.DateTimeFormat(locales[language], { ...shapes[by ?? 'whole'], timeZone });
  return (from: string): string => format.format(new Date(from));
};

/** The period of an answer; its last day is included. */
export const periodName = (
  { from, to, timeZone }: Pick<MetricAnswer, 'from' | 'to' | 'timeZone'>,
  language: Language,
): string =>
  new Intl.DateTimeFormat(locales[language], { ...shapes.whole, timeZone }).formatRange(
    new Date(from),
    new Date(Date.parse(to) - 1),
  );

/** Days, both included, as a period. */
export const dayRangeName = ({ first, last }: Days, language: Language): string =>
  periodName(
    { from: `${first}T00:00:00Z`, to: new Date(Date.parse(`${last}T00:00:00Z`) + 1).toISOString(), timeZone: 'UTC' },
    language,
  );
