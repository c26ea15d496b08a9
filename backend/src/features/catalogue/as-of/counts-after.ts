import type { ProductCounts } from '@henna/domain';
import type { Act } from '../../../shared/as-of/record-histories.ts';

export const noCounts: ProductCounts = {
  votes: {},
  ratings: { total: 0, sum: 0, breakdown: [0, 0, 0, 0, 0] },
  comments: 0,
};

const voted = (counts: ProductCounts, optionId: string, change: 1 | -1): ProductCounts => ({
  ...counts,
  votes: { ...counts.votes, [optionId]: (counts.votes[optionId] ?? 0) + change },
});

const rated = (counts: ProductCounts, stars: number, change: 1 | -1): ProductCounts => {
  const { total, sum, breakdown } = counts.ratings;
  const next = breakdown.map((count, index) => (index === stars - 1 ? count + change : count));
  return {
    ...counts,
    ratings: { total: total + change, sum: sum + change * stars, breakdown: next as never },
  };
};

const commented = (counts: ProductCounts, change: 1 | -1): ProductCounts => ({
  ...counts,
  comments: counts.comments + change,
});

/**
 * Counts after what people did since a snapshot. Each act tells by itself what it gave or took: where one does not, a
 * snapshot was made. What names nobody was an erased person's, and counts nothing.
 */
export const countsAfter = (before: ProductCounts, acts: readonly Act[]): ProductCounts =>
  acts.reduce<ProductCounts>((counts, { type, data }) => {
    if (data['userId'] === null) return counts;
    const [optionId, stars] = [String(data['optionId']), Number(data['stars'])];
    switch (type) {
      case 'VotesReset':
      case 'VotesResetUndone': {
        const votes = data['votes'] as readonly { readonly optionId: string }[];
        const change = type === 'VotesReset' ? -1 : 1;
        return votes.reduce((sum, vote) => voted(sum, vote.optionId, change), counts);
      }
      case 'RatingReset':
      case 'RatingResetUndone':
        // One that a moderator had removed did not count.
        return data['removed'] === true ? counts : rated(counts, stars, type === 'RatingReset' ? -1 : 1);
      case 'VoteCast':
      case 'VoteRestored':
        return voted(counts, optionId, 1);
      case 'VoteWithdrawn':
      case 'VoteRemovedByModerator':
        return voted(counts, optionId, -1);
      case 'RatingGiven':
      case 'RatingRestored':
        return rated(counts, stars, 1);
      case 'RatingChanged':
        return rated(rated(counts, Number(data['from']), -1), Number(data['to']), 1);
      case 'RatingWithdrawn':
      case 'RatingRemovedByModerator':
        return rated(counts, stars, -1);
      case 'CommentPosted':
      case 'CommentRestored':
      case 'CommentImportRemovalUndone':
        return commented(counts, 1);
      case 'CommentWithdrawn':
      case 'CommentRemovedByModerator':
      case 'CommentRemovedByImport':
        return commented(counts, -1);
      default:
        return counts;
    }
  }, before);
