import {
  eventTypes,
  invalidField,
  limits,
  metricGroups,
  metricLanguages,
  metricNames,
  metricSteps,
  ruleLimits,
  savedViewFields,
  type AnalyticsView,
  type SavedViewField,
  type SavedViewTab,
} from '@henna/domain';
import { dayOrTime } from '../../../shared/http/request-fields.ts';
import { oneLine, severalLines } from '../../../shared/http/text-fields.ts';
import { parseIsoDate } from '../../../shared/parse-iso-date.ts';

type Check = (value: string) => boolean;

const longestId = 200;
const isId: Check = (value) => value.length <= longestId && oneLine.test(value);
const oneOf =
  (...known: readonly string[]): Check =>
  (value) =>
    known.includes(value);
const isDay: Check = (value) =>
  /^(?:19[7-9]\d|[2-8]\d{3})-\d\d-\d\d$/.test(value) && !Number.isNaN(parseIsoDate(value));
const isMoment: Check = (value) => dayOrTime.test(value) && !Number.isNaN(parseIsoDate(value));
const isTimeZone: Check = (value) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
  } catch {
    return false;
  }
};
const areTypes: Check = (value) => value.split(',').every(oneOf(...eventTypes));
const isQuery: Check = (value) => value.trim() !== '' && severalLines.test(value);

const number =
  (form: RegExp, least: number, most: number): Check =>
  (value) =>
    form.test(value) && Number(value) >= least && Number(value) <= most;
const whole = /^\d{1,7}$/;
const isWorth = number(whole, 0, ruleLimits.mostPoints);
const ruleChecks: readonly Check[] = [
  isWorth,
  isWorth,
  isWorth,
  isWorth,
  number(whole, 1, ruleLimits.highestCap),
  number(/^\d{1,3}(?:\.\d{1,2})?$/, ruleLimits.shortestHalfLife, ruleLimits.longestHalfLife),
];
const isLeftOut: Check = (part) => part === 'demo' || part === 'suspected' || (part.startsWith('p.') && isId(part));
/** `1~3~4~5~20~7~demo~p.<id>`: points, cap, half-life, and what is left out. */
const isTried: Check = (value) => {
  const parts = value.split('~');
  return parts.length >= ruleChecks.length && parts.every((part, index) => (ruleChecks[index] ?? isLeftOut)(part));
};

const filters = {
  product: isId,
  brand: isId,
  category: isId,
  subcategory: isId,
  option: isId,
  language: oneOf(...metricLanguages),
};
const checks: { readonly [Tab in SavedViewTab]: Readonly<Record<SavedViewField<Tab>, Check>> } = {
  now: {},
  explore: {
    metric: oneOf(...metricNames),
    group: oneOf(...metricGroups),
    by: oneOf(...metricSteps, 'whole'),
    from: isDay,
    to: isDay,
    timeZone: isTimeZone,
    versus: (value) => value === 'before' || value === 'year' || isDay(value),
    view: oneOf('line', 'bar', 'table'),
    ...filters,
  },
  'what-if': { scenario: isTried },
  events: { types: areTypes, from: isMoment, to: isMoment, technical: oneOf('true'), ...filters },
  sql: { sql: isQuery },
};

/**
 * A view as the log keeps it: of the tab only what it knows. Throws a 400 that names the field which it does not, or
 * whose value it could not show.
 */
export const analyticsViewOf = (tab: SavedViewTab, search: Readonly<Record<string, unknown>>): AnalyticsView => {
  const own = checks[tab] as Readonly<Partial<Record<string, Check>>>;
  for (const [field, value] of Object.entries(search)) {
    const check = Object.hasOwn(own, field) ? own[field] : undefined;
    if (!check) throw invalidField(`view.search.${field}`, 'TAB_FIELD_UNKNOWN');
    if (typeof value !== 'string' || value.length > limits.analyticsField || !check(value))
      throw invalidField(`view.search.${field}`, 'TAB_VALUE');
  }
  if (tab === 'sql' && search['sql'] === undefined) throw invalidField('view.search.sql', 'SQL_NEEDED');
  const savedFields = savedViewFields[tab].filter((field) => Object.hasOwn(search, field));
  return { tab, search: Object.fromEntries(savedFields.map((field) => [field, search[field]])) };
};
