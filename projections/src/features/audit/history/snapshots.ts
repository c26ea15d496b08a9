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
import { changeOfShown, type CommentActivity } from '../../catalogue/product/threads.ts';
import { noCounts, withComments, withOpinion } from './counts.ts';
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
  /** The product was reset once. */
  readonly isReset?: true;
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

/** Keeps what every record of the catalogue is, and what it was at some positions. */
export const snapshots = (entries: Documents<HistoryDocument>) => {
  const records = entries.part<RecordDocument>('records');
  const kept = entries.part<Content<HistorySnapshotDocument>>('snapshots');
  const opinions = standingOpinions(entries);

  const put = (record: RecordDocument, position: bigint, isDue: boolean) => {
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
    const shown = await changeOfShown(event, entries);
    const isPlain = shown === (event.type === 'CommentPosted' || event.type === 'CommentRestored' ? 1 : -1);
    put({ ...record, counts: withComments(record.counts ?? noCounts, shown) }, event.position, !isPlain);
  };

  const noteReset = async (record: RecordDocument, { type, data, position }: ResetEvent) => {
    const act = type.startsWith('ProductVotes') ? 'votes' : 'ratings';
    let counts = record.counts ?? noCounts;
    if (type.endsWith('Undone'))
      for (const opinion of await opinions.giveBack(data.productId, data.resetId))
        counts = withOpinion(counts, opinion, 1);
    else {
      await opinions.reset(data.productId, act, data.resetId);
      counts = { ...counts, [act]: noCounts[act] };
    }
    put({ ...record, counts, isReset: true }, position, true);
  };

  return {
    async note(event: RecordedHennaEvent): Promise<void> {
      const id = recordOf(event);
      const record = await records.get(id);
      const fields = fieldsAfter(record?.fields, event);
      if (fields) {
        const counts = record?.counts ?? (id.startsWith('product:') ? noCounts : null);
        return put({ since: 0, ...record, _id: id, fields, counts }, event.position, true);
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
