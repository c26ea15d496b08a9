import { helpfulDocumentId, type HelpfulDocument } from '@henna/domain';
import { defineProjection } from '../projection.ts';
import { instant } from './event-values.ts';

export const helpfulProjection = defineProjection<HelpfulDocument>()({
  view: 'helpful',
  version: 1,
  handles: ['CommentMarkedHelpful', 'CommentUnmarkedHelpful'],
  indexes: [{ key: { userId: 1, markedAt: -1, _id: -1 } }],
  apply({ type, data }, marks) {
    const { commentId, productId, userId, markedAt } = data;
    const _id = helpfulDocumentId(commentId, userId);
    if (type === 'CommentUnmarkedHelpful') marks.delete(_id);
    else marks.put({ _id, commentId, productId, userId, markedAt: instant(markedAt) });
    return Promise.resolve();
  },
});
