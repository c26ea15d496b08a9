import type { StepExtent } from '@henna/domain';
import type { MetricAnswer, MetricSeries } from '../../api-types.ts';

/** One group, or those that have no line of their own, in one of the two periods. */
export interface ChartLine {
  readonly id: string;
  readonly name: string;
  /** Index of the group; both periods of a group have one colour. `null` for the others together. */
  readonly colour: number | null;
  /** Whether it is of the period that is compared with. */
  readonly isBefore: boolean;
  /** `null` where there is no value, or the step has not begun. */
  readonly values: readonly (number | null)[];
  readonly total: number | null;
  readonly steps: MetricAnswer['steps'];
  /** Address of its source events; `null` for the others. */
  readonly events: string | null;
}

/** How many groups have lines of their own: at most three lines are drawn before the others. */
export const drawnGroups = (other: MetricAnswer | undefined): number => (other ? 1 : 3);

/** Names of lines. */
export interface LineTexts {
  readonly name: (row: ComparedGroup) => string;
  /** Of a group in the period that is compared with. */
  readonly before: (name: string) => string;
  readonly others: (groups: number) => string;
}

/**
 * The lines of the first groups, and one of all others where groups add up.
 * @param most groups with lines of their own
 */
export const chartLines = (
  rows: readonly ComparedGroup[],
  answer: MetricAnswer,
  other: MetricAnswer | undefined,
  texts: LineTexts,
  most = drawnGroups(other),
): readonly ChartLine[] => {
  const drawn = rows.slice(0, most);
  const lines = drawn.flatMap((row, colour) => {
    const name = texts.name(row);
    const now = lineOf(row.now, answer, { id: `now-${colour}`, name, colour, isBefore: false });
    if (!other || !row.before) return [now];
    return [
      now,
      lineOf(row.before, other, { id: `before-${colour}`, name: texts.before(name), colour, isBefore: true }),
    ];
  });
  const rest = othersOf(answer, drawn);
  if (!rest) return lines;
  const name = texts.others(answer.groups - drawn.length);
  return [...lines, lineOf({ ...rest, events: null }, answer, { id: 'others', name, colour: null, isBefore: false })];
};

const lineOf = (
  { values, total, events }: Pick<MetricSeries, 'values' | 'total'> & { readonly events: string | null },
  { steps }: MetricAnswer,
  line: Pick<ChartLine, 'id' | 'name' | 'colour' | 'isBefore'>,
): ChartLine => ({
  ...line,
  values: steps.map(({ extent }, step) => (extent === 'future' ? null : (values[step] ?? null))),
  total,
  steps,
  events,
});

/** What all groups but the drawn ones come to together; undefined where groups do not add up, or all are drawn. */
export const othersOf = (
  { sum, groups }: Pick<MetricAnswer, 'sum' | 'groups'>,
  drawn: readonly Pick<ComparedGroup, 'now'>[],
): Pick<MetricSeries, 'values' | 'total'> | undefined => {
  if (!sum || groups <= drawn.length) return undefined;
  // Shares are rounded: what is left of them may be a little below nothing.
  const left = (whole: number | null, parts: readonly (number | null | undefined)[]) =>
    whole === null ? null : Math.max(0, whole - parts.reduce<number>((all, part) => all + (part ?? 0), 0));
  return {
    total: left(
      sum.total,
      drawn.map(({ now }) => now.total),
    ),
    values: sum.values.map((whole, step) =>
      left(
        whole,
        drawn.map(({ now }) => now.values[step]),
      ),
    ),
  };
};

/** How many times the first group the others are together when they would press all groups to the bottom of a chart. */
const dwarfing = 4;

export const othersDwarf = (
  answer: Pick<MetricAnswer, 'sum' | 'groups'>,
  drawn: readonly Pick<ComparedGroup, 'now'>[],
): boolean => (othersOf(answer, drawn)?.total ?? 0) > dwarfing * (drawn[0]?.now.total ?? 0);

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
