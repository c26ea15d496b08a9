import {
  activeDelta,
  contributionChanges,
  type Contribution,
  type ContributionEvent,
  type ProductDocument,
} from '@henna/domain';
import { dayOf } from '../../../facts.ts';
import type { Content, Documents } from '../../../projection.ts';
import type { Activity } from './activity.ts';
import { withActivities } from './day-sums.ts';
import { withOpinion } from './statistics.ts';
import { changeOfShown } from './threads.ts';

type Product = Content<ProductDocument>;

/** An opinion counts once, on the day it was first given. */
const activityOf = ({ kind, at, userId }: Contribution, change: 1 | -1): Activity => ({
  act: kind,
  change,
  day: dayOf(at),
  person: userId,
});

/** The days of persons that an event changes. */
export const opinionDays = (event: ContributionEvent): readonly Activity[] =>
  contributionChanges(event).map(({ contribution }) => activityOf(contribution, 1));

/** The product with the votes, ratings and comments that count after an event. */
export const withOpinions = async (
  product: Product,
  event: ContributionEvent,
  documents: Documents<ProductDocument>,
): Promise<Product> => {
  const { removed, added } = activeDelta(contributionChanges(event));
  const hides = event.type === 'CommentRemovedByModerator';
  let counted = product;
  const count = async (opinions: readonly Contribution[], change: 1 | -1) => {
    for (const opinion of opinions) {
      const shown = opinion.kind === 'comments' ? await changeOfShown(opinion, change, hides, documents) : 0;
      counted = withOpinion(counted, opinion, change, shown);
    }
    return opinions.map((opinion) => activityOf(opinion, change));
  };
  const activities = [...(await count(removed, -1)), ...(await count(added, 1))];
  return withActivities(counted, activities, documents);
};
