import type { ProductCounts } from '@henna/domain';
import type { Opinion } from '../../../opinions/opinion.ts';

export const noCounts: ProductCounts = {
  votes: {},
  ratings: { total: 0, sum: 0, breakdown: [0, 0, 0, 0, 0] },
  comments: 0,
};

/** Counts without those options for which nothing stands. */
const withVotes = (votes: ProductCounts['votes'], optionId: string, change: number): ProductCounts['votes'] => {
  const { [optionId]: count = 0, ...others } = votes;
  return count + change === 0 ? others : { ...others, [optionId]: count + change };
};

/** @throws RangeError for anything but 1 to 5 whole stars. */
const withStars = (
  { total, sum, breakdown }: ProductCounts['ratings'],
  stars: number,
  change: number,
): ProductCounts['ratings'] => {
  const counts = [...breakdown] as [number, number, number, number, number];
  const count = counts[stars - 1];
  if (count === undefined) throw new RangeError(`not a number of stars: ${stars}`);
  counts[stars - 1] = count + change;
  return { total: total + change, sum: sum + change * stars, breakdown: counts };
};

/** Counts with an opinion more or less. @param shown comments more that readers see by it */
export const withOpinion = (counts: ProductCounts, opinion: Opinion, change: number, shown: number): ProductCounts => {
  switch (opinion.kind) {
    case 'votes':
      return { ...counts, votes: withVotes(counts.votes, opinion.optionId, change) };
    case 'ratings':
      return { ...counts, ratings: withStars(counts.ratings, opinion.stars, change) };
    case 'comments':
      return { ...counts, comments: counts.comments + shown };
  }
};

/** Counts without others that went into them. */
export const without = (counts: ProductCounts, others: ProductCounts): ProductCounts => {
  const votes = Object.entries(others.votes).reduce(
    (left, [optionId, count]) => withVotes(left, optionId, -count),
    counts.votes,
  );
  const { total, sum, breakdown } = others.ratings;
  return {
    votes,
    ratings: {
      total: counts.ratings.total - total,
      sum: counts.ratings.sum - sum,
      breakdown: counts.ratings.breakdown.map((count, index) => count - breakdown[index]!) as never,
    },
    comments: counts.comments - others.comments,
  };
};
