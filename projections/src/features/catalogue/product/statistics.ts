import type { ProductDocument } from '@henna/contracts';
import type { Content, RecordedOf } from '../../../projection.ts';
import type { ActivityEvent } from './activity.ts';
import { bayesianMean } from './trend-score.ts';

type Product = Content<ProductDocument>;
type StatisticsEvent = ActivityEvent | RecordedOf<'RatingChanged'>;

const withVotes = (product: Product, optionId: string, change: 1 | -1): Product => ({
  ...product,
  votes: { ...product.votes, [optionId]: (product.votes[optionId] ?? 0) + change },
});

/** Ratings with the counts of some stars changed. @throws RangeError for anything but 1 to 5 whole stars. */
const withRatings = (product: Product, changes: readonly { readonly stars: number; readonly change: 1 | -1 }[]) => {
  const breakdown = [...product.ratings.breakdown] as [number, number, number, number, number];
  let { total, sum } = product.ratings;
  for (const { stars, change } of changes) {
    const count = breakdown[stars - 1];
    if (count === undefined) throw new RangeError(`not a number of stars: ${stars}`);
    breakdown[stars - 1] = count + change;
    total += change;
    sum += change * stars;
  }
  return { ...product, ratings: { total, sum, breakdown }, bayesian: bayesianMean(total, sum) };
};

const withComments = (product: Product, parentId: string | null, change: 1 | -1, shown: number): Product => ({
  ...product,
  comments: product.comments + shown,
  rootComments: product.rootComments + (parentId === null ? change : 0),
});

/**
 * The product with what an act changes in its own counts.
 * @param shown comments more or fewer that readers see by it
 */
export const counted = (product: Product, event: StatisticsEvent, shown: number): Product => {
  switch (event.type) {
    case 'VoteCast':
    case 'VoteRestored':
      return withVotes(product, event.data.optionId, 1);
    case 'VoteWithdrawn':
    case 'VoteRemovedByModerator':
      return withVotes(product, event.data.optionId, -1);
    case 'RatingGiven':
    case 'RatingRestored':
      return withRatings(product, [{ stars: event.data.stars, change: 1 }]);
    case 'RatingWithdrawn':
    case 'RatingRemovedByModerator':
      return withRatings(product, [{ stars: event.data.stars, change: -1 }]);
    case 'RatingChanged':
      return withRatings(product, [
        { stars: event.data.from, change: -1 },
        { stars: event.data.to, change: 1 },
      ]);
    case 'CommentPosted':
    case 'CommentRestored':
      return withComments(product, event.data.parentId, 1, shown);
    case 'CommentWithdrawn':
    case 'CommentRemovedByModerator':
      return withComments(product, event.data.parentId, -1, shown);
    case 'ProductVisited':
      return { ...product, visitCount: product.visitCount + 1 };
    default:
      return event satisfies never;
  }
};
