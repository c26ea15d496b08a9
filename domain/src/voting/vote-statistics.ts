import type { VotingOption } from '../catalogue/category.events.ts';

/** A share of votes or ratings as whole per cent, rounded half up; 0 of none. */
export const wholePercent = (count: number, total: number): number =>
  total === 0 ? 0 : Math.round((count * 100) / total);

/** Votes for the current options, in their order, with percentages of all votes for these. @param counts by option id */
export const voteStatistics = (counts: Readonly<Record<string, number>>, options: readonly VotingOption[]) => {
  const total = options.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
  return {
    total,
    byOption: options.map(({ id, label, labels }) => {
      const count = counts[id] ?? 0;
      return { key: label, count, percentage: wholePercent(count, total), labels: labels ?? {} };
    }),
  };
};
