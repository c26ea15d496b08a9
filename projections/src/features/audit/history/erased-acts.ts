import {
  type HistoryDocument,
  type HistorySnapshotDocument,
  type ProductCounts,
  type RecordedHennaEvent,
} from '@henna/contracts';
import type { Content, Documents } from '../../../projection.ts';
import { singleActs } from '../../../single-acts.ts';
import { placeOf, sidesOf, type Opinion } from '../../catalogue/product/opinions.ts';
import { noCounts, withComments, without, withOpinion } from './counts.ts';
import { isOpinion, isShownComment } from './snapshots.ts';

type Entry = Content<HistoryDocument>;

/** What one person had given a product after an entry. */
export interface Share {
  /** Id of the entry. */
  readonly from: string;
  readonly counts: ProductCounts;
}

/**
 * What a person had given a product, from one entry to the next.
 * @param entries theirs on the product, its resets, and what became of the roots that they answered, in the order of the log
 */
export const sharesOf = (entries: readonly Entry[], person: string, productId: string): readonly Share[] => {
  const standing = new Map<string, Opinion>();
  const taken = new Map<string, { readonly by: string | null; readonly fact: Opinion }>();
  const comments = new Map<string, string | null>();
  const takenComments = new Map<string, { readonly by: string; readonly root: string | null }>();
  const hidden = new Set<string>();

  const noteOpinion = (event: RecordedHennaEvent) => {
    if (!isOpinion(event)) return;
    const { before, after } = sidesOf(event);
    const place = placeOf(productId, (before ?? after)!);
    taken.delete(place);
    standing.delete(place);
    if (after) standing.set(place, after);
  };
  const noteClearOfComments = (type: string, by: string) => {
    if (type === 'EntityCleared') {
      for (const [id, root] of comments) takenComments.set(id, { by, root });
      comments.clear();
    } else
      for (const [id, taken] of takenComments)
        if (taken.by === by) {
          comments.set(id, taken.root);
          takenComments.delete(id);
        }
  };
  const noteReset = (type: string, act: Opinion['act'], by: string) => {
    if (!type.endsWith('Undone')) {
      for (const [place, fact] of standing) {
        if (fact.act !== act) continue;
        standing.delete(place);
        taken.set(place, { by, fact });
      }
    } else
      for (const [place, act] of taken)
        if (act.by === by) {
          standing.set(place, act.fact);
          taken.set(place, { ...act, by: null });
        }
  };
  const noteComment = (event: RecordedHennaEvent) => {
    if (!isShownComment(event)) return;
    const { commentId, parentId, userId } = event.data;
    if (parentId === null) {
      if (event.type === 'CommentRemovedByModerator') hidden.add(commentId);
      else hidden.delete(commentId);
    }
    if (userId !== person) return;
    takenComments.delete(commentId);
    if (event.type === 'CommentPosted' || event.type === 'CommentRestored') comments.set(commentId, parentId);
    else comments.delete(commentId);
  };
  const counts = (): ProductCounts => {
    const seen = [...comments.values()].filter((root) => root === null || !hidden.has(root)).length;
    return [...standing.values()].reduce((sum, opinion) => withOpinion(sum, opinion, 1), withComments(noCounts, seen));
  };
  return entries.map(({ _id, type, data }) => {
    const event = { type, data } as unknown as RecordedHennaEvent;
    if ('clearId' in data) {
      const entity = String(data['entity']);
      if (entity === 'comments') noteClearOfComments(type, String(data['clearId']));
      else noteReset(type, entity as Opinion['act'], String(data['clearId']));
    } else if ('resetId' in data)
      noteReset(type, type.startsWith('ProductVotes') ? 'votes' : 'ratings', String(data['resetId']));
    else
      for (const act of singleActs(event))
        if ('commentId' in act.data) noteComment(act);
        else noteOpinion(act);
    return { from: _id, counts: counts() };
  });
};

const isOfShare = ({ type }: Entry) => /^(?:Vote|Rating)|^Comment(?!Report|Edited)/.test(type);
const inOrder = (a: Entry, b: Entry) => (a._id < b._id ? -1 : 1);

/** Makes the snapshots anew into which a person's acts went, without them. To be done before their entries go. */
export const leaveSnapshots = async (
  theirs: readonly Entry[],
  person: string,
  entries: Documents<HistoryDocument>,
): Promise<void> => {
  const snapshots = entries.part<Content<HistorySnapshotDocument>>('snapshots');
  const acts = theirs.filter((entry) => entry.ofProduct !== undefined && isOfShare(entry));
  const cleared: Entry[] = [];
  for (const kind of ['votes', 'ratings', 'comments'])
    cleared.push(...(await entries.select({ field: 'entity', value: `clear:${kind}` })));
  for (const productId of new Set(acts.map(({ ofProduct }) => ofProduct!))) {
    const own = acts.filter(({ ofProduct }) => ofProduct === productId);
    const roots = new Set(own.flatMap(({ data }) => (typeof data['parentId'] === 'string' ? [data['parentId']] : [])));
    const around = [...(await entries.select({ field: 'entity', value: `product:${productId}` }))].filter(
      ({ data }) => 'resetId' in data,
    );
    for (const root of roots)
      around.push(...(await entries.select({ field: 'entity', value: `comment:${root}` })).filter(isOfShare));
    const unique = new Map([...own, ...around, ...cleared].map((entry) => [entry._id, entry]));
    const shares = sharesOf([...unique.values()].sort(inOrder), person, productId);
    for (const snapshot of await snapshots.select({ field: 'entity', value: `product:${productId}` })) {
      const share = shares.findLast(({ from }) => from <= snapshot.at);
      if (share && snapshot.counts) snapshots.put({ ...snapshot, counts: without(snapshot.counts, share.counts) });
    }
  }
};
