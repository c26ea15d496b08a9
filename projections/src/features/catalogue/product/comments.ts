import type { ProductDocument } from '@henna/contracts';
import { dayOf } from '../../../facts.ts';
import type { Content, Documents } from '../../../projection.ts';
import { voidedActs } from '../../../voided.ts';
import type { Activity, Said } from './activity.ts';
import { withActivities } from './day-sums.ts';
import { withComment } from './statistics.ts';
import { changeOfShown, threadChangeOf, type CommentActivity, type ThreadChange } from './threads.ts';

type Product = Content<ProductDocument>;

/** A comment that stood when all were cleared. */
export interface ClearedComment extends Said {
  readonly productId: string;
  readonly day: number;
  readonly person: string;
}

/** What a comment adds to the counts of a person's day: what is taken back leaves the day it was done on. */
export const remarkOf = (event: CommentActivity): Activity => {
  const { commentId, parentId, userId, postedAt } = event.data;
  const { change } = threadChangeOf(event);
  return { act: 'comments', change, day: dayOf(postedAt), person: userId, commentId, parentId };
};

const withChange = async (
  product: Product,
  change: ThreadChange,
  remark: Activity,
  documents: Documents<ProductDocument>,
): Promise<Product> => {
  const counted = withComment(product, change.parentId, change.change, await changeOfShown(change, documents));
  return withActivities(counted, [remark], documents);
};

/** The product with a comment that a clear took and that comes back. */
export const withCommentBack = (
  product: Product,
  { commentId, parentId, day, person }: ClearedComment,
  documents: Documents<ProductDocument>,
): Promise<Product> => {
  const said = { commentId, parentId };
  const remark = { act: 'comments' as const, change: 1, day, person, ...said };
  return withChange(product, { ...said, change: 1, hides: false }, remark, documents);
};

/** Counts a comment that comes or goes. One that goes though a clear has taken it stands a last time before. */
export const withCommentEvent = async (
  product: Product,
  event: CommentActivity,
  documents: Documents<ProductDocument>,
): Promise<Product> => {
  const change = threadChangeOf(event);
  const taken = product.commentsCleared && (await voidedActs<ClearedComment>(documents).take(change.commentId));
  const before =
    taken && taken.by !== null && change.change < 0 ? await withCommentBack(product, taken.fact, documents) : product;
  return withChange(before, change, remarkOf(event), documents);
};
