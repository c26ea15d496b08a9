import type { Language, MetricUnit } from '@henna/domain';
import { locales } from '../../lib/format.ts';

const formats: Readonly<Record<MetricUnit, Intl.NumberFormatOptions>> = {
  acts: {},
  members: {},
  places: {},
  share: { style: 'percent', maximumFractionDigits: 1 },
  stars: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  'log2 points': { minimumFractionDigits: 2, maximumFractionDigits: 2 },
};

/** Shown where there is no value. */
export const noFigure = '–';

/** @param value of a share, 0 to 1; null where there is nothing to divide by */
export const formatFigure = (value: number | null, unit: MetricUnit, language: Language): string =>
  value === null ? noFigure : new Intl.NumberFormat(locales[language], formats[unit]).format(value);

/** The same with its sign, for differences and rank changes. */
export const formatChange = (value: number | null, unit: MetricUnit, language: Language): string =>
  value === null
    ? noFigure
    : new Intl.NumberFormat(locales[language], { ...formats[unit], signDisplay: 'exceptZero' }).format(value);

/** The change as a share of `before`; null where that is nothing. */
export const growth = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : (now - before) / before;

export const formatGrowth = (share: number | null, language: Language): string =>
  share === null
    ? noFigure
    : new Intl.NumberFormat(locales[language], {
        style: 'percent',
        maximumFractionDigits: 0,
        signDisplay: 'exceptZero',
      }).format(share);
