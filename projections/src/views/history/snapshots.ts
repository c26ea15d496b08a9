import {
  activeDelta,
  contributionChanges,
  historyId,
  isContributionEvent,
  noCounts,
  snapshotId,
  subjectOf,
  withContribution,
  type ContributionEvent,
  type Fields,
  type HistoryDocument,
  type HistoryEntity,
  type HistorySnapshotDocument,
  type ProductCounts,
  type Recorded,
  type RecordedHennaEvent,
} from '@henna/domain';
import type { Content, Documents, Keyed } from '../../projection.ts';
import { isNewRoot, removedWhileWaiting, visibleChange } from '../product/contributions.ts';
import { fieldsAfter } from './snapshot-fields.ts';

/** Events of one record between two snapshots, at most. */
const maxEventsBetween = 500;

/** Part `records`: a record as it is, and how many events have come since its last snapshot. */
interface RecordDocument extends Keyed {
  readonly _id: HistoryEntity;
  readonly fields: Fields;
  readonly counts: ProductCounts | null;
  readonly since: number;
}

/** The record that an event changes: of a vote, rating or comment the product. */
export const recordOf = (event: RecordedHennaEvent): HistoryEntity =>
  isContributionEvent(event)
    ? `product:${event.data.productId}`
    : subjectOf(event.type, event.data as unknown as Fields);

/** What every record is, and what it was at some positions. */
export const snapshots = (entries: Documents<HistoryDocument>) => {
  const records = entries.part<RecordDocument>('records');
  const made = entries.part<Content<HistorySnapshotDocument>>('snapshots');

  const put = (record: RecordDocument, position: bigint, isDue: boolean) => {
    const since = record.since + 1;
    if (!isDue && since < maxEventsBetween) return records.put({ ...record, since });
    const { _id: entity, fields, counts } = record;
    made.put({ _id: snapshotId(entity, position), entity, at: historyId(position), fields, counts });
    records.put({ ...record, since: 0 });
  };

  const addContributions = async (record: RecordDocument, event: Recorded<ContributionEvent>) => {
    const { removed, added } = activeDelta(contributionChanges(event));
    const hides = event.type === 'CommentRemovedByModerator';
    let counts = record.counts ?? noCounts;
    // Who counts from the entries alone can't tell how many replies a root hides or shows.
    let isDue = false;
    for (const [contributions, change] of [
      [removed, -1],
      [added, 1],
    ] as const)
      for (const contribution of contributions) {
        const shown =
          contribution.kind === 'comments' && !isNewRoot(event)
            ? await visibleChange(contribution, change, hides, entries)
            : change;
        counts = withContribution(counts, contribution, change, shown);
        isDue ||= shown !== change;
      }
    const waiting = removedWhileWaiting(event);
    if (waiting) {
      const shown = await visibleChange(waiting, 0, hides, entries);
      counts = withContribution(counts, waiting, -1, shown);
      isDue ||= shown !== 0;
    }
    put({ ...record, counts }, event.position, isDue);
  };

  return {
    async add(event: RecordedHennaEvent): Promise<void> {
      const id = recordOf(event);
      const record = await records.get(id);
      const fields = fieldsAfter(record?.fields, event);
      if (fields) {
        const counts = record?.counts ?? (id.startsWith('product:') ? noCounts : null);
        return put({ _id: id, since: 0, ...record, fields, counts }, event.position, true);
      }
      // Nothing is known of a product that was never added.
      if (record && isContributionEvent(event)) return addContributions(record, event);
    },
  };
};
