import type { VoteStatistics, VotingOption } from '@henna/contracts';

/** Counts for the current options, in their order; percentages of all their votes, rounded half up. */
export const voteStatistics = (
  counts: Readonly<Record<string, number>>,
  options: readonly VotingOption[],
): VoteStatistics => {
  const total = options.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
  return {
    total,
    byOption: options.map(({ id, label, labels }) => {
      const count = counts[id] ?? 0;
      return {
        key: label,
        count,
        percentage: total === 0 ? 0 : Math.round((count * 100) / total),
        labels: labels ?? {},
      };
    }),
  };
};
