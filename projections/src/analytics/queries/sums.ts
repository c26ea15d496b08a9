import { bayesianMean, type FiguresQuery, meanStars, type MetricName } from '@henna/domain';
import { kindCode } from '../batch.ts';
import type { Moment } from '../engine.ts';
import type { Names } from '../names.ts';
import type { Measured, ByGroup, ByStep } from './measured.ts';
import { conditionsOf, isPlaceGroup, stepsTable } from './question.ts';

export const sumMetrics = [
  'visits',
  'votes',
  'ratings',
  'comments',
  'newMembers',
  'averageRating',
  'bayesianRating',
  'optionShare',
] as const satisfies readonly MetricName[];
export type SumMetric = (typeof sumMetrics)[number];

/** Rows counted, and their stars added up. */
interface Sums {
  readonly count: number;
  readonly stars: number;
}

const active = (kind: 'votes' | 'ratings' | 'comments'): string =>
  `(FROM contribution WHERE isActive AND kind = ${kindCode(kind)})`;

const tableOf = (metric: SumMetric): string => {
  switch (metric) {
    case 'visits':
      return 'visit';
    case 'newMembers':
      return 'joined';
    case 'comments':
      return active('comments');
    case 'votes':
    case 'optionShare':
      return active('votes');
    default:
      return active('ratings');
  }
};

/** The one definition of every metric that is worked out from sums; of shares, that of their base. */
const measure = (metric: SumMetric, { count, stars }: Sums): Measured => {
  switch (metric) {
    case 'averageRating':
      return { value: meanStars(count, stars), outOf: count };
    case 'bayesianRating':
      return { value: bayesianMean(count, stars), outOf: count };
    default:
      return { value: count, outOf: null };
  }
};

const isOfRatings = (metric: SumMetric): boolean => metric === 'averageRating' || metric === 'bayesianRating';

/** Of a step, or of the whole, in which nothing happened. */
export const nothingSummed = (metric: SumMetric): Measured =>
  metric === 'optionShare' || isOfRatings(metric) ? { value: null, outOf: null } : { value: 0, outOf: null };

type SumQuestion = FiguresQuery & { readonly metric: SumMetric };
type Existing = Pick<Names, 'existing'>;

/** @param only groups, all without it */
const sql = (question: SumQuestion, names: Existing, isByStep: boolean, only?: Iterable<number | null>): string => {
  const { metric, group } = question;
  const isOfPlace = isPlaceGroup(group) && group !== 'product';
  return `
    SELECT
      ${group === null ? 'NULL::INTEGER' : `${isOfPlace ? 'place.' : ''}${group}::INTEGER`} AS key,
      ${isByStep ? 'step' : '0'}::INTEGER AS step, count(*)::DOUBLE, ${isOfRatings(metric) ? 'sum(stars)' : '0'}::DOUBLE
    FROM (FROM ${tableOf(metric)} AS each WHERE ${conditionsOf(question, names, only)})
      ${isByStep ? `JOIN ${stepsTable(question)} AS steps USING (hour)` : ''}
      ${isOfPlace ? 'JOIN product AS place USING (product)' : ''}
    GROUP BY key, step`;
};

export const sumTotals = async (question: SumQuestion, moment: Moment, names: Existing): Promise<ByGroup> => {
  const rows = await moment.rows(sql(question, names, false));
  return new Map(
    rows.map(([key, , count, stars]) => [key!, measure(question.metric, { count: count!, stars: stars! })]),
  );
};

export const sumSteps = async (
  question: SumQuestion,
  groups: ReadonlySet<number | null> | undefined,
  moment: Moment,
  names: Existing,
): Promise<ByStep> => {
  const steps = new Map<number | null, Map<number, Measured>>();
  for (const [key, step, count, stars] of await moment.rows(sql(question, names, true, groups))) {
    const own = steps.get(key!) ?? new Map<number, Measured>();
    steps.set(key!, own.set(step!, measure(question.metric, { count: count!, stars: stars! })));
  }
  return steps;
};

/** All groups added up, by step. */
export interface GroupSum {
  readonly total: Measured;
  readonly steps: ReadonlyMap<number, Measured>;
}

/** Whether the figures of groups add up to that of the whole. */
export const isAdditive = (metric: SumMetric): boolean => metric !== 'optionShare' && !isOfRatings(metric);

/** An additive metric of all groups together, shown or not. */
export const groupSum = async (question: SumQuestion, moment: Moment, names: Existing): Promise<GroupSum> => {
  const whole = { ...question, group: null };
  const totals = await sumTotals(whole, moment, names);
  const total = totals.get(null) ?? nothingSummed(question.metric);
  if (question.edges.length === 2) return { total, steps: new Map([[0, total]]) };
  const steps = await sumSteps(whole, undefined, moment, names);
  return { total, steps: steps.get(null) ?? new Map<number, Measured>() };
};

const share = (votes: number, all: number): Measured => ({ value: all === 0 ? null : votes / all, outOf: all });

/** Votes for each option divided by those for all options; `option` of the filter chooses, but divides nothing. */
export const optionShares = async (
  question: SumQuestion,
  moment: Moment,
  names: Existing,
): Promise<{ readonly totals: ByGroup; readonly steps: ByStep; readonly sum?: GroupSum }> => {
  const { option, ...filter } = question.filter;
  const all = { ...question, filter };
  const [totals, steps] = [await sumTotals(all, moment, names), await sumSteps(all, undefined, moment, names)];
  const votes = (measured: Measured | undefined) => measured?.value ?? 0;
  const sum = [...totals.values()].reduce((whole, each) => whole + votes(each), 0);
  const sums = new Map<number, number>();
  for (const own of steps.values()) for (const [step, each] of own) sums.set(step, (sums.get(step) ?? 0) + votes(each));
  const chosen = option === undefined ? undefined : names.existing(option);
  const shown = [...totals.keys()].filter((key) => chosen === undefined || key === chosen);
  return {
    totals: new Map(shown.map((key) => [key, share(votes(totals.get(key)), sum)])),
    steps: new Map(
      shown.map((key) => [
        key,
        new Map([...sums].map(([step, whole]) => [step, share(votes(steps.get(key)?.get(step)), whole)])),
      ]),
    ),
    ...(option === undefined && {
      sum: { total: share(sum, sum), steps: new Map([...sums].map(([step, whole]) => [step, share(whole, whole)])) },
    }),
  };
};
