import type { StepExtent } from '@henna/domain';
import type { MetricAnswer, MetricSeries } from '../api-types.ts';

/** One group in one of the two periods. */
export interface ChartLine {
  readonly id: string;
  readonly name: string;
  /** Index of the group; both periods of a group have one colour. */
  readonly colour: number;
  readonly isOther: boolean;
  readonly values: readonly (number | null)[];
  readonly total: number | null;
  readonly steps: MetricAnswer['steps'];
  readonly events: string;
}

/** How many groups a reader can distinguish in a chart; fewer where each is drawn twice. */
export const maxDrawnGroups = (other: MetricAnswer | undefined): number => (other ? 3 : 5);

/** @param texts names of a group in the first and in the other period */
export const chartLines = (
  rows: readonly ComparedGroup[],
  answer: MetricAnswer,
  other: MetricAnswer | undefined,
  texts: { readonly name: (row: ComparedGroup) => string; readonly other: (name: string) => string },
): readonly ChartLine[] =>
  rows.slice(0, maxDrawnGroups(other)).flatMap((row, colour) => {
    const name = texts.name(row);
    const figures = ({ values, total, events }: MetricSeries) => ({ values, total, events });
    const now: ChartLine = {
      id: `now-${colour}`,
      name,
      colour,
      isOther: false,
      steps: answer.steps,
      ...figures(row.now),
    };
    if (!other || !row.before) return [now];
    const beside = { id: `other-${colour}`, name: texts.other(name), colour, isOther: true, steps: other.steps };
    return [now, { ...beside, ...figures(row.before) }];
  });

/** One group, or the whole, in both periods. */
export interface ComparedGroup {
  readonly key: string | null;
  readonly name: string | null;
  readonly now: MetricSeries;
  /** undefined: no other period, or nothing in it. */
  readonly before: MetricSeries | undefined;
}

/** Pairs the groups of two periods, in the order of the first. */
export const compareGroups = (now: MetricAnswer, before: MetricAnswer | undefined): readonly ComparedGroup[] => {
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
  readonly extent: StepExtent;
  readonly key: string | null;
  readonly name: string | null;
  readonly value: number | null;
  readonly unit: string;
  readonly position: string;
  readonly asOf: string;
}

/** Every figure of both periods in a row of its own, for a spreadsheet. */
export const figureRows = (answers: readonly (MetricAnswer | undefined)[]): readonly FigureRow[] =>
  answers.flatMap((answer, index) =>
    answer
      ? answer.series.flatMap(({ key, name, values }) =>
          answer.steps.map(({ from, to, extent }, step) => ({
            period: index === 0 ? ('first' as const) : ('second' as const),
            from,
            to,
            extent,
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
