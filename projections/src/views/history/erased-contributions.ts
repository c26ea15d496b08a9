import {
  activeDelta,
  contributionChanges,
  contributionEvents,
  isCommentStatusEvent,
  isContributionEvent,
  noCounts,
  withContribution,
  withoutCounts,
  type Contribution,
  type HistoryDocument,
  type HistorySnapshotDocument,
  type ProductCounts,
  type RecordedHennaEvent,
} from '@henna/domain';
import type { Content, Documents } from '../../projection.ts';
import type { Entry } from './entry.ts';

/** What one person had given a product after an entry. */
export interface Share {
  /** Id of the entry. */
  readonly from: string;
  readonly counts: ProductCounts;
}

/**
 * What a person had given a product, from one entry to the next.
 * @param entries theirs on the product, and what became of the roots that they answered, in the order of the log
 */
export const sharesOf = (entries: readonly Entry[], person: string): readonly Share[] => {
  const active = new Map<string, Contribution>();
  const hidden = new Set<string>();
  const apply = (event: RecordedHennaEvent) => {
    if (!isContributionEvent(event)) return;
    if (isCommentStatusEvent(event) && event.data.parentId === null) {
      if (event.type === 'CommentRemovedByModerator') hidden.add(event.data.commentId);
      else hidden.delete(event.data.commentId);
    }
    if (event.data.userId !== person) return;
    const { removed, added } = activeDelta(contributionChanges(event));
    for (const { id } of removed) active.delete(id);
    for (const opinion of added) active.set(opinion.id, opinion);
  };
  const isSeen = (opinion: Contribution) =>
    opinion.kind !== 'comments' || opinion.parentId === null || !hidden.has(opinion.parentId);
  const counts = () =>
    [...active.values()].reduce((sum, opinion) => withContribution(sum, opinion, 1, isSeen(opinion) ? 1 : 0), noCounts);
  return entries.map(({ _id, type, data }) => {
    apply({ type, data } as unknown as RecordedHennaEvent);
    return { from: _id, counts: counts() };
  });
};

const types: ReadonlySet<string> = new Set(contributionEvents);
const isContribution = ({ type }: Entry) => types.has(type);
const inOrder = (a: Entry, b: Entry) => (a._id < b._id ? -1 : 1);

/** Subtracts a person's contributions from the snapshots that counted them. To be done before their entries go. */
export const eraseFromSnapshots = async (
  theirs: readonly Entry[],
  person: string,
  entries: Documents<HistoryDocument>,
): Promise<void> => {
  const snapshots = entries.part<Content<HistorySnapshotDocument>>('snapshots');
  const contributions = theirs.filter((entry) => entry.ofProduct !== undefined && isContribution(entry));
  for (const productId of new Set(contributions.map(({ ofProduct }) => ofProduct!))) {
    const own = contributions.filter(({ ofProduct }) => ofProduct === productId);
    const roots = new Set(own.flatMap(({ data }) => (typeof data['parentId'] === 'string' ? [data['parentId']] : [])));
    const around: Entry[] = [];
    for (const root of roots)
      around.push(...(await entries.select({ field: 'entity', value: `comment:${root}` })).filter(isContribution));
    const unique = new Map([...own, ...around].map((entry) => [entry._id, entry]));
    const shares = sharesOf([...unique.values()].sort(inOrder), person);
    for (const snapshot of await snapshots.select({ field: 'entity', value: `product:${productId}` })) {
      const share = shares.findLast(({ from }) => from <= snapshot.at);
      if (share && snapshot.counts)
        snapshots.put({ ...snapshot, counts: withoutCounts(snapshot.counts, share.counts) });
    }
  }
};
