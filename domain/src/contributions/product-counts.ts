import { noRatings, withStars, type RatingCounts } from '../rating/rating-statistics.ts';
import type { Contribution } from './contribution.ts';

/** Active contributions to a product at a moment, as readers saw them. */
export interface ProductCounts {
  /** Votes by option id, without options that have none. */
  readonly votes: Readonly<Record<string, number>>;
  readonly ratings: RatingCounts;
  /** Comments that readers saw. */
  readonly comments: number;
}

export const noCounts: ProductCounts = { votes: {}, ratings: noRatings, comments: 0 };

/** @param change how many votes more or fewer */
const withVotes = (votes: ProductCounts['votes'], optionId: string, change: number): ProductCounts['votes'] => {
  const { [optionId]: count = 0, ...others } = votes;
  return count + change === 0 ? others : { ...others, [optionId]: count + change };
};

/**
 * Counts with a contribution more or less.
 * @param shown how many comments more readers see by it: a root that a moderator removes hides its replies
 */
export const withContribution = (
  counts: ProductCounts,
  contribution: Contribution,
  change: 1 | -1,
  shown: number,
): ProductCounts => {
  switch (contribution.kind) {
    case 'votes':
      return { ...counts, votes: withVotes(counts.votes, contribution.optionId, change) };
    case 'ratings':
      return { ...counts, ratings: withStars(counts.ratings, contribution.stars, change) };
    case 'comments':
      return { ...counts, comments: counts.comments + shown };
  }
};

/** Counts without others that are part of them. */
export const withoutCounts = (counts: ProductCounts, others: ProductCounts): ProductCounts => ({
  votes: Object.entries(others.votes).reduce(
    (left, [optionId, count]) => withVotes(left, optionId, -count),
    counts.votes,
  ),
  ratings: others.ratings.breakdown.reduce<RatingCounts>(
    (left, count, index) => withStars(left, index + 1, -count),
    counts.ratings,
  ),
  comments: counts.comments - others.comments,
});
