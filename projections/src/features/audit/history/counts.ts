import type { ProductCounts } from '@henna/contracts';
import type { Opinion } from '../../catalogue/product/opinions.ts';

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

/** Counts with a vote or a rating more, or so many. */
export const withOpinion = (counts: ProductCounts, opinion: Opinion, change: number): ProductCounts =>
  opinion.act === 'votes'
    ? { ...counts, votes: withVotes(counts.votes, opinion.optionId, change) }
    : { ...counts, ratings: withStars(counts.ratings, opinion.stars, change) };

export const withComments = (counts: ProductCounts, change: number): ProductCounts => ({
  ...counts,
  comments: counts.comments + change,
});

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
