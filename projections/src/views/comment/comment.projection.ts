import {
  commentEvents,
  contributionChanges,
  isRatingEvent,
  ratingEvents,
  type CommentDocument,
  type CommentStatusEvent,
  type RecordedHennaEvent,
} from '@henna/domain';
import { existing, instant, isDemo, sealedField } from '../event-values.ts';
import { isNewRoot } from '../product/contributions.ts';
import { defineProjection, type RecordedOf } from '../../projection.ts';
import { authorId, threadDocuments } from './threads.ts';

/** The fields of a comment that each of its events has. */
const fieldsOf = ({ commentId, productId, userId, parentId, replyTo, postedAt }: CommentStatusEvent['data']) => ({
  _id: commentId,
  productId,
  userId,
  root: parentId === null,
  rootId: parentId ?? commentId,
  replyTo,
  postedAt: instant(postedAt),
});

const isHelpfulEvent = (
  event: RecordedHennaEvent,
): event is RecordedOf<'CommentMarkedHelpful'> | RecordedOf<'CommentUnmarkedHelpful'> =>
  event.type === 'CommentMarkedHelpful' || event.type === 'CommentUnmarkedHelpful';

/**
 * Part `authors`: the stars and roots of each person on each product. Part `withdrawn`: what is left of withdrawn
 * comments, nameless and without text, for the replies to come and for their restoration. Part `people`: which comments
 * each person has withdrawn, had removed or waiting, until they are erased. Part `threads`: the replies of each root. Part
 * `removed`: what moderators took out, for them to see. Part `removedByImport`: what replacing imports removed, until it
 * is restored. Part `waiting`: what waits for a moderator.
 */
export const commentProjection = defineProjection<CommentDocument>()({
  view: 'comment',
  version: 12,
  handles: [
    ...commentEvents,
    'CommentEdited',
    'CommentMarkedHelpful',
    'CommentUnmarkedHelpful',
    ...ratingEvents,
    'MemberErased',
  ],
  parts: ['authors', 'withdrawn', 'people', 'threads', 'removed', 'removedByImport', 'waiting'],
  indexes: [
    { key: { productId: 1, root: 1, postedAt: -1 } },
    { key: { productId: 1, root: 1, stars: -1, postedAt: -1, _id: -1 } },
    { key: { productId: 1, root: 1, helpful: -1, postedAt: -1, _id: -1 } },
    { key: { rootId: 1, postedAt: 1 } },
    { key: { userId: 1, postedAt: 1 } },
    { key: { postedAt: -1, _id: -1 } },
    { key: { productId: 1, postedAt: -1, _id: -1 } },
    { part: 'removed', key: { removedAt: -1, _id: -1 } },
    { part: 'removed', key: { userId: 1, productId: 1 } },
    { part: 'waiting', key: { userId: 1, productId: 1 } },
  ],
  keys(event) {
    if (event.type === 'MemberErased') return [{ part: 'people', id: event.data.memberId }];
    const author = { part: 'authors', id: authorId(event.data) };
    if (isRatingEvent(event)) return [author];
    const { commentId } = event.data;
    const own = { id: commentId };
    if (isHelpfulEvent(event)) return [own, { part: 'withdrawn', id: commentId }];
    const { parentId, userId } = event.data;
    const waiting = { part: 'waiting', id: commentId };
    if (event.type === 'CommentEdited') return [own, waiting];
    if (isNewRoot(event)) return [author];
    const around = [{ part: 'threads', id: parentId ?? commentId }, parentId === null ? author : { id: parentId }];
    if (event.type === 'CommentPosted') return around;
    return [own, waiting, { part: 'withdrawn', id: commentId }, { part: 'people', id: userId }, ...around];
  },
  async apply(event, comments) {
    const threads = threadDocuments(comments);
    if (event.type === 'MemberErased') return threads.forget(event.data.memberId);
    if (isRatingEvent(event)) {
      for (const { contribution, status } of contributionChanges(event))
        if (contribution.kind === 'ratings')
          await threads.authors.rate(contribution, status === 'active' ? contribution.stars : null);
      return;
    }
    if (isHelpfulEvent(event))
      return threads.countHelpful(event.data.commentId, event.type === 'CommentMarkedHelpful' ? 1 : -1);
    const fields = fieldsOf(event.data);
    const current = async () => existing(await comments.get(fields._id), 'comment', fields._id);
    switch (event.type) {
      case 'CommentPosted': {
        const content = sealedField(event.data.content, event);
        return threads.show({ ...fields, content, editedAt: null, replies: 0, helpful: 0, demo: isDemo(event) });
      }
      case 'CommentEdited': {
        const text = { content: sealedField(event.data.content, event), editedAt: instant(event.data.editedAt) };
        const waiting = await threads.waiting.get(fields._id);
        return waiting ? threads.waiting.put({ ...waiting, ...text }) : comments.put({ ...(await current()), ...text });
      }
      case 'CommentHeld': {
        const { reason, heldAt } = event.data;
        return threads.hold({ ...(await current()), userId: fields.userId }, reason, instant(heldAt));
      }
      case 'CommentApproved': {
        const { content, editedAt } = existing(await threads.waiting.get(fields._id), 'waiting comment', fields._id);
        const { replies, helpful, demo } = await threads.restore(fields._id, fields.userId);
        return threads.show({ ...fields, content, editedAt, replies, helpful, demo });
      }
      case 'CommentRestored': {
        const { replies, helpful, demo } = await threads.restore(fields._id, fields.userId);
        const { content, editedAt } = event.data;
        const edited = editedAt === undefined ? null : instant(editedAt);
        return threads.show({
          ...fields,
          content: sealedField(content, event),
          editedAt: edited,
          replies,
          helpful,
          demo,
        });
      }
      case 'CommentImportRemovalUndone': {
        const { content, editedAt } = existing(
          await threads.removedByImport.get(fields._id),
          'replaced comment',
          fields._id,
        );
        const { replies, helpful, demo } = await threads.restore(fields._id, fields.userId);
        return threads.show({ ...fields, content, editedAt, replies, helpful, demo });
      }
      case 'CommentRemovedByImport': {
        const comment = await current();
        const { helpful: _, ...beforeRemoval } = comment;
        threads.removedByImport.put(beforeRemoval);
        return threads.withdraw({ ...comment, userId: fields.userId }, false);
      }
      case 'CommentRemovedByModerator': {
        const explanation = { removedAt: instant(event.data.removedAt), reason: event.metadata.reason ?? null };
        if (event.data.waiting) {
          const { since: _, ...waiting } = existing(
            await threads.waiting.get(fields._id),
            'waiting comment',
            fields._id,
          );
          threads.removed.put({ ...waiting, ...explanation });
          return threads.endWaiting(fields._id, waiting.root);
        }
        const comment = await current();
        const { helpful: _, ...beforeRemoval } = comment;
        threads.removed.put({ ...beforeRemoval, ...explanation });
        return threads.withdraw({ ...comment, userId: fields.userId }, comment.root);
      }
      case 'CommentWithdrawn':
        if (event.data.waiting) return threads.endWaiting(fields._id, false);
        return threads.withdraw({ ...(await current()), userId: fields.userId }, false);
      default:
        return event satisfies never;
    }
  },
});
