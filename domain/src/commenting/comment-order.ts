import { limits } from '../shared/limits.ts';

export const commentOrders = ['newest', 'helpful', 'stars'] as const;
/** The order of a product's root comments: the newest first, the most helpful first, or the author's stars descending. */
export type CommentOrder = (typeof commentOrders)[number];

/**
 * The order for who asks for none: the most helpful first once enough readers have said what is.
 * @param marks of the most helpful root comments, at least as many comments as marks are needed
 */
export const usualCommentOrder = (marks: readonly number[]): CommentOrder =>
  marks.reduce((sum, count) => sum + count, 0) < limits.helpfulMarksToSort ? 'newest' : 'helpful';
