import {
  historyId,
  snapshotId,
  type HistoryDocument,
  type HistoryEntity,
  type HistorySnapshotDocument,
  type ProductCounts,
  type RecordedHennaEvent,
} from '@henna/contracts';
import type { Content, Documents, Keyed, RecordedOf } from '../../../projection.ts';
import type { OpinionEvent } from '../../catalogue/product/opinions.ts';
import {
  changeOfShown,
  threadChangeOf,
  type CommentActivity,
  type ThreadChange,
} from '../../catalogue/product/threads.ts';
import { noCounts, withComments, withOpinion } from './counts.ts';
import { clears } from './clears.ts';
import { fieldsAfter, type Fields } from './record-fields.ts';
import { standingOpinions } from './standing-opinions.ts';
import { subjectOf } from './subject.ts';

/** Events of one record between two snapshots, at most. */
const every = 500;

/** Part `records`: a record as it stands, and how many events have come since its last snapshot. */
export interface RecordDocument extends Keyed {
  readonly _id: HistoryEntity;
  readonly fields: Fields;
  readonly counts: ProductCounts | null;
  readonly since: number;
  /** The product was reset once, or its acts cleared. */
  readonly isReset?: true;
  /** The clear that removed it, until somebody acts on it. */
  readonly clearedBy?: string;
  /** Options that a clear took, until somebody sets others. */
  readonly clearedSet?: { readonly by: string; readonly optionSet: unknown };
}

type ResetEvent = RecordedOf<
  'ProductVotesReset' | 'ProductVotesResetUndone' | 'ProductRatingsReset' | 'ProductRatingsResetUndone'
>;

export const isOpinion = (event: RecordedHennaEvent): event is OpinionEvent =>
  'voteId' in event.data || 'ratingId' in event.data;
export const isShownComment = (event: RecordedHennaEvent): event is CommentActivity =>
  /^Comment(?:Posted|Withdrawn|RemovedByModerator|Restored)$/.test(event.type);
const isReset = (event: RecordedHennaEvent): event is ResetEvent => 'resetId' in event.data;

/** The record of which an event tells: of a vote, rating or comment the product. */
export const recordOf = (event: RecordedHennaEvent): HistoryEntity =>
  isOpinion(event) || isShownComment(event) ? `product:${event.data.productId}` : subjectOf(event);

export type PutRecord = (record: RecordDocument, position: bigint, isDue: boolean) => void;

/** A record on which somebody acts: a clear gives back no more what it took. */
const untaken = (record: RecordDocument | undefined, { type }: RecordedHennaEvent): Partial<RecordDocument> => {
  const { clearedBy, clearedSet, ...rest } = record ?? {};
  return {
    ...rest,
    ...(clearedBy !== undefined && !/(?<!Image)(?:Removed|Restored)$/.test(type) && { clearedBy }),
    ...(clearedSet && type !== 'VotingOptionsSet' && { clearedSet }),
  };
};

/** Keeps what every record of the catalogue is, and what it was at some positions. */
export const snapshots = (entries: Documents<HistoryDocument>) => {
  const records = entries.part<RecordDocument>('records');
  const kept = entries.part<Content<HistorySnapshotDocument>>('snapshots');
  const opinions = standingOpinions(entries);

  const put: PutRecord = (record, position, isDue) => {
    const since = record.since + 1;
    if (!isDue && since < every) return records.put({ ...record, since });
    const { _id: entity, fields, counts } = record;
    kept.put({ _id: snapshotId(entity, position), entity, at: historyId(position), fields, counts });
    records.put({ ...record, since: 0 });
  };

  const noteOpinion = async (record: RecordDocument, event: OpinionEvent) => {
    const { before, after, isPlain } = await opinions.turn(event, record.isReset ?? false);
    let counts = record.counts ?? noCounts;
    if (before) counts = withOpinion(counts, before, -1);
    if (after) counts = withOpinion(counts, after, 1);
    put({ ...record, counts }, event.position, !isPlain);
  };

  const noteComment = async (record: RecordDocument, event: CommentActivity) => {
    const change = threadChangeOf(event);
    const { commentId, parentId, productId, userId } = event.data;
    const comment = { commentId, parentId, productId, person: userId };
    const revived = await opinions.remark(comment, change.change > 0, record.isReset ?? false);
    const back: ThreadChange | undefined = revived && { ...change, change: 1, hides: false };
    const shown = (back ? await changeOfShown(back, entries) : 0) + (await changeOfShown(change, entries));
    const isPlain = shown === change.change;
    put({ ...record, counts: withComments(record.counts ?? noCounts, shown) }, event.position, !isPlain);
  };

  const noteReset = async (record: RecordDocument, { type, data, position }: ResetEvent) => {
    const act = type.startsWith('ProductVotes') ? 'votes' : 'ratings';
    let counts = record.counts ?? noCounts;
    if (type.endsWith('Undone'))
      for (const opinion of await opinions.giveBack(data.resetId))
        counts = 'act' in opinion ? withOpinion(counts, opinion, 1) : counts;
    else {
      await opinions.reset(act, data.resetId, data.productId);
      counts = { ...counts, [act]: noCounts[act] };
    }
    put({ ...record, counts, isReset: true }, position, true);
  };

  return {
    async note(event: RecordedHennaEvent): Promise<void> {
      if (event.type === 'EntityCleared' || event.type === 'EntityClearUndone')
        return clears({ records, opinions, entries, put }, event);
      const id = recordOf(event);
      const record = await records.get(id);
      const fields = fieldsAfter(record?.fields, event);
      if (fields) {
        const counts = record?.counts ?? (id.startsWith('product:') ? noCounts : null);
        return put({ _id: id, since: 0, ...untaken(record, event), fields, counts }, event.position, true);
      }
      // Nothing is known of a product that was never added.
      if (!record) return;
      if (isOpinion(event)) return noteOpinion(record, event);
      if (isShownComment(event)) return noteComment(record, event);
      if (isReset(event)) return noteReset(record, event);
    },
    forget: (userId: string) => opinions.forget(userId),
  };
};
