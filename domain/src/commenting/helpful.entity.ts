import type { Entity } from '../entities/entity.ts';
import { helpfulMark, helpfulStream, type HelpfulEvent, type HelpfulMark } from './helpful-mark.ts';

export const helpfulEntity: Entity<'helpful', HelpfulEvent, HelpfulMark, { view: 'helpful' }> = {
  kind: 'helpful',
  id: { field: 'commentId' },
  stream: ({ commentId, userId }) => helpfulStream(commentId, userId),
  aggregate: helpfulMark,
  fields: {},
  member: 'userId',
  product: 'productId',
  events: {
    CommentMarkedHelpful: { action: 'added', at: 'markedAt' },
    CommentUnmarkedHelpful: { action: 'removed', at: 'unmarkedAt' },
  },
  view: 'helpful',
};
