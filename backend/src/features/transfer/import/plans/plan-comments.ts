import {
  comment,
  commentStream,
  commentContentField,
  invalidField,
  postComment,
  RemovedByModeratorError,
  restoreComment,
  threadOf,
  type Comment,
  type CommentEvent,
  type ParentComment,
} from '@henna/domain';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import { eventId } from '../../../../shared/ids.ts';
import { CommentRow } from '../rows/contribution.rows.ts';
import { laterTime, refusedOnField, skip, SkippedError, rowTime, type Planner, type PlanContext } from './plan.ts';
import type { Planners } from './planners.ts';

const refusedParents = {
  PARENT_NOT_FOUND: 'COMMENT_UNKNOWN',
  PARENT_OF_OTHER_PRODUCT: 'PARENT_OF_OTHER_PRODUCT',
} as const;

/** Comments are the same by id. Replies are written in a second pass, after all roots. */
export const commentPlanner = ({ batch, replaces, members, services }: PlanContext): Planner<CommentRow> => {
  const activeComments = new Map<string, ParentComment>();
  const removed = new Set<string>();
  const inFile = new Set<string>();
  /** Ids of all replies in the file, with their roots: a reply may answer one that comes later in the file. */
  const rootsOfReplies = new Map<string, string>();
  const threadOfRow = ({ productId, parentId, replyTo }: CommentRow) => {
    if (!parentId) return { parentId: null, replyTo: null };
    const thread = refusedOnField('parentId', refusedParents, () => threadOf(productId, activeComments.get(parentId)));
    const root = replyTo && (activeComments.get(replyTo)?.rootId ?? rootsOfReplies.get(replyTo));
    return replyTo && root === thread.parentId && replyTo !== root ? { ...thread, replyTo } : thread;
  };
  return {
    rowClass: CommentRow,
    passOf: ({ id, parentId }) => {
      if (id && parentId) rootsOfReplies.set(id, parentId);
      return parentId ? 1 : 0;
    },
    async prepare(rows) {
      await members.findUnknown(rows);
      const ids = new Set(rows.flatMap(({ row }) => [row.id, row.parentId, row.replyTo].filter((id) => id != null)));
      const unread = [...ids].filter((id) => !activeComments.has(id));
      for (const { _id, productId, rootId, withdrawn } of replaces ? [] : await services.views.comments(unread, false))
        activeComments.set(_id, { id: _id, productId, rootId, withdrawn });
      for (const { _id } of await services.views.comments(unread, true)) removed.add(_id);
    },
    plan({ number, row }) {
      const id = row.id ?? batch.rowId(number);
      const stream = commentStream(id);
      const userId = members.memberId(row);
      const { productId } = row;
      if (!services.catalogue.visibleProduct(productId)) throw invalidField('productId', 'PRODUCT_UNKNOWN');
      const time = rowTime(row.createdAt, batch);
      const editedAt = laterTime('editedAt', row.editedAt, time);
      if (inFile.has(id)) return skip(stream, 'ROW_TWICE');
      if (activeComments.has(id)) return skip(stream, 'ROW_THERE');
      if (removed.has(id)) throw new RemovedByModeratorError();
      const thread = threadOfRow(row);
      inFile.add(id);
      activeComments.set(id, { id, productId, rootId: thread.parentId ?? id, withdrawn: false });
      return {
        plan: 'add',
        stream,
        ...(thread.parentId && { after: commentStream(thread.parentId) }),
        write: async () => {
          await members.ensureJoined(userId);
          const context = batch.context(`${number} post`, time, true);
          const facts = { commentId: id, productId, userId, ...thread, at: context.at };
          return postOrRestore(services, context, facts, row.content, editedAt);
        },
      };
    },
    prepareWrites: (rows) => members.createKeys(rows),
  };
};

type Facts = Omit<Parameters<typeof postComment>[0], 'content'>;

/** Posts a comment, or restores it where somebody else than its author had withdrawn it. */
const postOrRestore = async (
  { runner, store, keys }: Planners,
  context: CommandContext,
  facts: Facts,
  text: string,
  editedAt: string | undefined,
): Promise<bigint | undefined> => {
  const { commentId, productId, userId, parentId, replyTo, at } = facts;
  const stream = commentStream(commentId);
  const sealed = (index: number) =>
    keys.seal(userId, text, stream, eventId(context.commandId, stream, index), commentContentField);
  const content = await sealed(0);
  const edited = editedAt && { content: await sealed(1), editedAt };
  let wasWithdrawnByStaff = false;
  const decide = (state: Comment): readonly CommentEvent[] => {
    const mayReturn = wasWithdrawnByStaff || state?.removedByImport != null;
    if (state && !(state.withdrawn && mayReturn && state.userId === userId)) throw new SkippedError();
    const events = state
      ? restoreComment({ commentId, content, at: context.at })(state)
      : postComment({ ...facts, content })(state);
    if (!edited || state) return events;
    const commentIds = { commentId, productId, userId, parentId, replyTo, postedAt: at };
    return [...events, { type: 'CommentEdited', data: { ...commentIds, ...edited } }];
  };
  try {
    return (await runner.run(comment, stream, context, decide)).position;
  } catch (error) {
    if (!(error instanceof SkippedError)) throw error;
    const { events } = await store.read<CommentEvent>(stream);
    const last = events.at(-1);
    wasWithdrawnByStaff = last?.type === 'CommentWithdrawn' && last.metadata.actor.kind !== 'member';
    if (!wasWithdrawnByStaff) throw error;
    return (await runner.run(comment, stream, context, decide)).position;
  }
};
