import type { Measurements } from './metric-query.ts';
import type { Measured, Sums } from './sums.ts';

const share = (votes: number, all: number): Measured => ({ value: all === 0 ? null : votes / all, outOf: all });

/**
 * Votes for each option divided by those for all options, in each step and over all.
 * @param only the one option to answer; what it is divided by are all the same
 */
export const optionShares = (votes: Measurements<Sums>, only: string | undefined): Measurements<Measured> => {
  const all = { total: 0, steps: new Map<number, number>() };
  for (const { total, steps } of votes.values()) {
    all.total += total.votes;
    for (const [step, sums] of steps) all.steps.set(step, (all.steps.get(step) ?? 0) + sums.votes);
  }
  return new Map(
    [...votes]
      .filter(([option]) => only === undefined || option === only)
      .map(([option, { total, steps }]) => [
        option,
        {
          total: share(total.votes, all.total),
          steps: new Map([...all.steps].map(([step, of]) => [step, share(steps.get(step)?.votes ?? 0, of)])),
        },
      ]),
  );
};
