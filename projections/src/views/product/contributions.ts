import {
  activeDelta,
  bayesianMean,
  type CommentContribution,
  type Contribution,
  contributionChanges,
  type ContributionEvent,
  type ProductDocument,
  withStars,
} from '@henna/domain';
import type { Content, Documents, Keyed } from '../../projection.ts';
import { dayOf } from '../event-values.ts';
import { type Activity, withActivities } from './activity.ts';

type Product = Content<ProductDocument>;

/** Part `threads`: of a root that was answered or removed, how many replies hang on it, and whether they are hidden. */
interface ThreadDocument extends Keyed {
  readonly replies: number;
  /** A moderator has removed the root. */
  readonly removed: boolean;
}

export const threadId = (commentId: string, parentId: string | null): string => parentId ?? commentId;

/**
 * Counts a reply in its thread, or hides and shows a thread.
 * @param hides whether the replies of a root go with it
 * @returns how many comments more readers see
 */
export const changeOfShown = async (
  { id: commentId, parentId }: CommentContribution,
  change: 1 | -1,
  hides: boolean,
  view: Pick<Documents<Keyed>, 'part'>,
): Promise<number> => {
  const threads = view.part<ThreadDocument>('threads');
  const id = threadId(commentId, parentId);
  const before = (await threads.get(id)) ?? { _id: id, replies: 0, removed: false };
  const put = (thread: ThreadDocument) => {
    if (thread.replies === 0 && !thread.removed) threads.delete(id);
    else threads.put(thread);
  };
  if (parentId !== null) {
    put({ ...before, replies: before.replies + change });
    return before.removed ? 0 : change;
  }
  if (hides === before.removed) return change;
  put({ ...before, removed: hides });
  return change * (1 + before.replies);
};

const withVotes = (product: Product, optionId: string, change: 1 | -1): Product => ({
  ...product,
  votes: { ...product.votes, [optionId]: (product.votes[optionId] ?? 0) + change },
});

const withRating = (product: Product, stars: number, change: 1 | -1): Product => {
  const ratings = withStars(product.ratings, stars, change);
  return { ...product, ratings, bayesian: bayesianMean(ratings.total, ratings.sum) };
};

const withComment = (product: Product, parentId: string | null, change: 1 | -1, shown: number): Product => ({
  ...product,
  comments: product.comments + shown,
  rootComments: product.rootComments + (parentId === null ? change : 0),
});

/** The product with an opinion more or less. @param shown comments more or fewer that readers see by it */
export const withOpinion = (product: Product, opinion: Contribution, change: 1 | -1, shown: number): Product => {
  switch (opinion.kind) {
    case 'votes':
      return withVotes(product, opinion.optionId, change);
    case 'ratings':
      return withRating(product, opinion.stars, change);
    case 'comments':
      return withComment(product, opinion.parentId, change, shown);
  }
};

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
