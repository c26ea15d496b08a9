import type { MetricAnswer, MetricSeries } from '@henna/contracts';
import type { Compared } from './compared.ts';

/** What is drawn: one group in one of the periods. */
export interface Line {
  readonly id: string;
  readonly name: string;
  /** Which group it is, from 0; both periods of a group have one colour. */
  readonly colour: number;
  readonly isOther: boolean;
  readonly values: readonly (number | null)[];
  readonly total: number | null;
  readonly steps: MetricAnswer['steps'];
  readonly events: string;
}

/** So many groups can be told apart; fewer where each is drawn twice. */
export const drawnGroupsOf = (other: MetricAnswer | undefined): number => (other ? 3 : 5);

/** @param words how a group is called, and how it is in the other period */
export const linesOf = (
  rows: readonly Compared[],
  answer: MetricAnswer,
  other: MetricAnswer | undefined,
  words: { readonly name: (row: Compared) => string; readonly other: (name: string) => string },
): readonly Line[] =>
  rows.slice(0, drawnGroupsOf(other)).flatMap((row, colour) => {
    const name = words.name(row);
    const figures = ({ values, total, events }: MetricSeries) => ({ values, total, events });
    const now: Line = { id: `now-${colour}`, name, colour, isOther: false, steps: answer.steps, ...figures(row.now) };
    if (!other || !row.before) return [now];
    const beside = { id: `other-${colour}`, name: words.other(name), colour, isOther: true, steps: other.steps };
    return [now, { ...beside, ...figures(row.before) }];
  });
