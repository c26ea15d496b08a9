import type { ProductDocument, RatingStatistics, VoteStatistics, VotingOption } from '@henna/domain';

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

/** Average with one decimal, rounded half up; 0 when nobody has rated. */
export const ratingStatistics = ({ total, sum, breakdown }: ProductDocument['ratings']): RatingStatistics => ({
  total,
  average: total === 0 ? 0 : Math.round((sum * 10) / total) / 10,
  breakdown: { '1': breakdown[0], '2': breakdown[1], '3': breakdown[2], '4': breakdown[3], '5': breakdown[4] },
});
