import { type FiguresQuery, type MetricFigures, metricLanguages, type MetricName } from '@henna/domain';
import type { Engine, Moment } from '../engine.ts';
import type { Activity, CachedActivity } from './activity.ts';
import type { ByGroup, ByStep, Measured } from './measured.ts';
import { groupsOf, MemberCounts, memberMetrics, noMembers, type MemberQuestion } from './members.ts';
import { rankFigures, rankMetrics } from './ranking.ts';
import {
  groupSum,
  isAdditive,
  nothingSummed,
  optionShares,
  sumSteps,
  sumTotals,
  type GroupSum,
  type SumMetric,
} from './sums.ts';

const isOneOf = <Name extends MetricName>(names: readonly Name[], metric: MetricName): metric is Name =>
  names.some((name) => name === metric);

/** What a metric comes to in the groups with the highest totals, by step. */
export const metricFigures = async (
  question: FiguresQuery,
  engine: Engine,
  cached: CachedActivity,
  signal?: AbortSignal,
): Promise<MetricFigures<bigint>> => {
  const { metric } = question;
  if (isOneOf(rankMetrics, metric)) {
    const activity = await cached.current(signal);
    const figures = rankFigures({ ...question, metric }, activity.points, engine.names);
    return shown(question, { ...figures, none: { value: null, outOf: null } }, engine, activity.position);
  }
  if (isOneOf(memberMetrics, metric)) {
    const activity = await cached.current(signal);
    const own = { ...question, metric };
    const groups = await engine.read((moment) => groupsOf(own, moment, engine.names), signal);
    return shown(question, memberFigures(own, groups, activity), engine, activity.position);
  }
  return engine.read(async (moment) => {
    const figures = await sumFigures({ ...question, metric }, moment, engine.names);
    return shown(question, figures, engine, moment.position);
  }, signal);
};

interface Figures {
  readonly totals: ByGroup;
  readonly stepsOf: (groups: ReadonlySet<number | null>) => ByStep | Promise<ByStep>;
  /** A step in which nothing happened. */
  readonly none: Measured;
  /** Absent where groups do not add up. */
  readonly sum?: GroupSum;
}

const memberFigures = (
  question: MemberQuestion,
  groups: Awaited<ReturnType<typeof groupsOf>>,
  activity: Activity,
): Figures => {
  const counts = new MemberCounts(question, activity);
  return {
    totals: counts.totals(groups),
    stepsOf: (only) => counts.steps(groups.filter(({ key }) => only.has(key))),
    none: noMembers(question.metric),
  };
};

const sumFigures = async (
  question: FiguresQuery & { readonly metric: SumMetric },
  moment: Moment,
  names: Engine['names'],
): Promise<Figures> => {
  const none = nothingSummed(question.metric);
  if (question.metric === 'optionShare') {
    const { steps, ...figures } = await optionShares(question, moment, names);
    return { ...figures, stepsOf: () => steps, none };
  }
  const totals = await sumTotals(question, moment, names);
  return {
    totals,
    stepsOf: (only) => sumSteps(question, only, moment, names),
    none,
    ...(question.group !== null && isAdditive(question.metric) && { sum: await groupSum(question, moment, names) }),
  };
};

const shown = async (
  { metric, group, edges, limit }: FiguresQuery,
  { totals, stepsOf, none, sum }: Figures,
  { names }: Pick<Engine, 'names'>,
  position: bigint,
): Promise<MetricFigures<bigint>> => {
  const keyOf = (code: number | null): string | null => {
    if (code === null) return null;
    return group === 'language' ? metricLanguages[code]! : names.idOf(code);
  };
  const all = group === null ? new Map([[null, totals.get(null) ?? none]]) : totals;
  const first = firstOf(metric, all, limit, keyOf);
  const steps: ByStep =
    edges.length === 2 || first.length === 0
      ? new Map(first.map(([code, total]) => [code, new Map([[0, total]])]))
      : await stepsOf(new Set(first.map(([code]) => code)));
  return {
    series: first.map(([code, { value, outOf }]) => ({
      key: keyOf(code),
      total: value,
      outOf,
      values: edges.slice(1).map((_, step) => (steps.get(code)?.get(step) ?? none).value),
    })),
    sum: sum
      ? { total: sum.total.value, values: edges.slice(1).map((_, step) => (sum.steps.get(step) ?? none).value) }
      : null,
    groups: totals.size,
    position,
  };
};

/** The highest first, but of ranks the first; what has no value last. */
const byValue = (metric: MetricName, { value: a }: Measured, { value: b }: Measured): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return metric === 'trendRank' ? a - b : b - a;
};

const firstOf = (
  metric: MetricName,
  totals: ByGroup,
  limit: number,
  keyOf: (code: number | null) => string | null,
): readonly (readonly [number | null, Measured])[] => {
  const order = (a: readonly [number | null, Measured], b: readonly [number | null, Measured]) =>
    byValue(metric, a[1], b[1]) || (String(keyOf(a[0])) < String(keyOf(b[0])) ? -1 : 1);
  const first: (readonly [number | null, Measured])[] = [];
  for (const each of totals) {
    if (first.length === limit && order(each, first.at(-1)!) > 0) continue;
    const at = first.findIndex((other) => order(each, other) < 0);
    first.splice(at < 0 ? first.length : at, 0, each);
    if (first.length > limit) first.pop();
  }
  return first;
};
