import {
  activeDelta,
  bayesianMean,
  type CommentContribution,
  type Contribution,
  type ContributionChange,
  contributionChanges,
  type ContributionEvent,
  type ProductDocument,
  withStars,
} from '@henna/domain';
import type { Content, Documents, Keyed } from '../../projection.ts';
import { dayOf } from '../event-values.ts';
import { type Activity, withActivities } from './activity.ts';

type Product = Content<ProductDocument>;

/** Part `threads`: how many replies a root has, and whether they are hidden; only of roots with replies or removed. */
interface ThreadDocument extends Keyed {
  readonly replies: number;
  /** A moderator has removed the root. */
  readonly removed: boolean;
}

export const threadId = (commentId: string, parentId: string | null): string => parentId ?? commentId;

/**
 * Counts a reply in its thread, or hides and shows a thread.
 * @param change 0: the root itself did not count before
 * @param hides whether the replies of a root go with it
 * @returns by how many the comments change that readers see
 */
export const visibleChange = async (
  { id: commentId, parentId }: CommentContribution,
  change: 1 | 0 | -1,
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
  return change + (hides ? -before.replies : before.replies);
};

/** A comment that a moderator removes while it waits: it did not count, but the replies to it did. */
export const removedWhileWaiting = (event: ContributionEvent): CommentContribution | undefined => {
  if (event.type !== 'CommentRemovedByModerator' || !event.data.waiting || event.data.parentId !== null) return;
  const [change] = contributionChanges(event);
  return change?.contribution.kind === 'comments' ? change.contribution : undefined;
};

/** Whether an event posts a root comment: that can't have replies yet, so its thread need not be read. */
export const isNewRoot = ({ type, data }: ContributionEvent): boolean =>
  type === 'CommentPosted' && 'parentId' in data && data.parentId === null;

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

/** The product with a contribution more or less. @param shown by how many the visible comments change */
export const withContribution = (
  product: Product,
  contribution: Contribution,
  change: 1 | -1,
  shown: number,
): Product => {
  switch (contribution.kind) {
    case 'votes':
      return withVotes(product, contribution.optionId, change);
    case 'ratings':
      return withRating(product, contribution.stars, change);
    case 'comments':
      return withComment(product, contribution.parentId, change, shown);
  }
};

/** A contribution counts once, on the day it was first given. */
const activityOf = ({ kind, at, userId }: Contribution, change: 1 | -1): Activity => ({
  kind: kind,
  change,
  day: dayOf(at),
  person: userId,
});

/** Whether a contribution counts after an event as it did before, with other content. */
const countsStill = ({ status, before }: ContributionChange): boolean => status === 'active' && before !== null;

/** The activities that an event changes: a change of what counts changes none. */
export const activitiesOf = (event: ContributionEvent): readonly Activity[] =>
  contributionChanges(event)
    .filter((change) => !countsStill(change))
    .map(({ contribution }) => activityOf(contribution, 1));

/** The product with the votes, ratings and comments that count after an event. */
export const withContributions = async (
  product: Product,
  event: ContributionEvent,
  documents: Documents<ProductDocument>,
): Promise<Product> => {
  const changes = contributionChanges(event);
  const { removed, added } = activeDelta(changes);
  const hides = event.type === 'CommentRemovedByModerator';
  const changeOf = async (comment: CommentContribution, change: 1 | -1) =>
    isNewRoot(event) ? change : visibleChange(comment, change, hides, documents);
  let counted = product;
  const count = async (contributions: readonly Contribution[], change: 1 | -1) => {
    for (const contribution of contributions) {
      const shown = contribution.kind === 'comments' ? await changeOf(contribution, change) : 0;
      counted = withContribution(counted, contribution, change, shown);
    }
  };
  await count(removed, -1);
  await count(added, 1);
  const waiting = removedWhileWaiting(event);
  if (waiting)
    counted = { ...counted, comments: counted.comments + (await visibleChange(waiting, 0, hides, documents)) };
  const delta = activeDelta(changes.filter((change) => !countsStill(change)));
  const activities = [
    ...delta.removed.map((contribution) => activityOf(contribution, -1)),
    ...delta.added.map((contribution) => activityOf(contribution, 1)),
  ];
  return activities.length === 0 ? counted : withActivities(counted, activities, documents);
};
