import type { MetricAnswer, MetricSeries } from '@henna/contracts';

/** One group, or the whole, in the period looked at and in the one beside it. */
export interface Compared {
  readonly key: string | null;
  readonly name: string | null;
  readonly now: MetricSeries;
  /** undefined: no second period, or nothing of it. */
  readonly before: MetricSeries | undefined;
}

/** Brings the groups of two periods together, in the order of the first. */
export const comparedOf = (now: MetricAnswer, before: MetricAnswer | undefined): readonly Compared[] => {
  const beforeByKey = new Map(before?.series.map((series) => [series.key, series]));
  return now.series.map((series) => ({
    key: series.key,
    name: series.name,
    now: series,
    before: beforeByKey.get(series.key),
  }));
};

export interface FigureRow {
  readonly period: 'first' | 'second';
  readonly from: string;
  readonly to: string;
  readonly key: string | null;
  readonly name: string | null;
  readonly value: number | null;
  readonly unit: string;
  readonly position: string;
  readonly asOf: string;
}

/** Every figure of both periods as a line of its own: what a spreadsheet takes. */
export const figureRows = (answers: readonly (MetricAnswer | undefined)[]): readonly FigureRow[] =>
  answers.flatMap((answer, index) =>
    answer
      ? answer.series.flatMap(({ key, name, values }) =>
          answer.steps.map(({ from, to }, step) => ({
            period: index === 0 ? ('first' as const) : ('second' as const),
            from,
            to,
            key,
            name,
            value: values[step] ?? null,
            unit: answer.unit,
            position: answer.position,
            asOf: answer.asOf,
          })),
        )
      : [],
  );
