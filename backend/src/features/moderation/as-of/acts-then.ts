import type { CommentDocument, RatingDocument, Sealed, VoteDocument } from '@henna/domain';
import type { Told } from './act-histories.ts';

type CommentThen = Omit<CommentDocument, 'position' | 'replies' | 'stars' | 'hidden' | 'withdrawn'>;

/** A vote, rating or comment as it was: it stood, or a moderator had removed it. */
export type ActThen = (Omit<VoteDocument, 'position'> | Omit<RatingDocument, 'position'> | CommentThen) & {
  readonly removedAt?: Date;
};

interface State {
  readonly document: ActThen;
  readonly standing: 'stands' | 'removed' | 'gone';
  readonly removedAt?: Date;
}

const timeOf = (value: unknown) => new Date(String(value));

/** The acts that an entry tells of: the reset of a ballot, and its undoing, tell of several votes. */
const single = (entry: Told): readonly Told[] => {
  if (!('votes' in entry.data)) return [entry];
  const { votes, removed, ...data } = entry.data as Readonly<Record<'votes' | 'removed', readonly object[]>>;
  return [
    ...votes.map((vote) => ({ ...entry, data: { ...data, ...vote, removed: false } })),
    ...removed.map((vote) => ({ ...entry, data: { ...data, ...vote, removed: true } })),
  ];
};

/** An act as it began; `undefined` where the entry is not its first. */
const begun = ({ type, data, eventId, origin }: Told): ActThen | undefined => {
  const of = { productId: String(data['productId']), userId: String(data['userId']), demo: origin === 'demo' };
  switch (type) {
    case 'VoteCast': {
      const [optionId, vote] = [String(data['optionId']), String(data['vote'])];
      return { _id: String(data['voteId']), ...of, optionId, vote, castAt: timeOf(data['castAt']) };
    }
    case 'RatingGiven': {
      const given = { stars: Number(data['stars']), givenAt: timeOf(data['givenAt']), changedAt: null };
      return { _id: String(data['ratingId']), ...of, ...given };
    }
    case 'CommentPosted': {
      const [_id, parentId] = [String(data['commentId']), data['parentId'] as string | null];
      const thread = { root: parentId === null, rootId: parentId ?? _id, replyTo: data['replyTo'] as string | null };
      const content = { sealed: data['content'] as Sealed, eventId };
      return { _id, ...of, ...thread, content, postedAt: timeOf(data['postedAt']), editedAt: null };
    }
    default:
      return undefined;
  }
};

/** What an entry changes of an act's document. */
const changed = ({ type, data, eventId }: Told): Partial<ActThen> => {
  if (type === 'RatingChanged') return { stars: Number(data['to']), changedAt: timeOf(data['changedAt']) };
  if (type !== 'CommentEdited' && type !== 'CommentRestored') return {};
  const editedAt = data['editedAt'] === undefined ? null : timeOf(data['editedAt']);
  return { content: { sealed: data['content'] as Sealed, eventId }, editedAt };
};

const standingAfter = ({ type, data }: Told): State['standing'] => {
  if (type.endsWith('RemovedByModerator')) return 'removed';
  if (type.endsWith('ResetUndone')) return data['removed'] === true ? 'removed' : 'stands';
  return /(?:Withdrawn|Reset|RemovedByImport)$/.test(type) ? 'gone' : 'stands';
};

const after = (state: State | undefined, entry: Told): State | undefined => {
  const before = begun(entry) ?? state?.document;
  if (!before) return undefined;
  const standing = standingAfter(entry);
  const removedAt = entry.type.endsWith('RemovedByModerator') ? timeOf(entry.data['removedAt']) : state?.removedAt;
  return { document: { ...before, ...changed(entry) } as ActThen, standing, ...(removedAt && { removedAt }) };
};

/**
 * Votes, ratings or comments of products as they were, from all entries about them until then, in the order of the log.
 * What an erased person did is left out; a root that a moderator removed hides its replies, whoever wrote it.
 */
export const actsThen = (entries: Iterable<Told>, removed: boolean): readonly ActThen[] => {
  const acts = new Map<string, State>();
  const hidden = new Set<string>();
  for (const several of entries)
    for (const entry of single(several)) {
      const { type, data } = entry;
      const id = String(data['voteId'] ?? data['ratingId'] ?? data['commentId']);
      if (data['parentId'] === null && type !== 'CommentEdited') {
        if (type === 'CommentRemovedByModerator') hidden.add(id);
        else hidden.delete(id);
      }
      const next = data['userId'] === null ? undefined : after(acts.get(id), entry);
      if (next) acts.set(id, next);
    }
  const isHidden = (act: ActThen) => 'rootId' in act && !act.root && hidden.has(act.rootId);
  return [...acts.values()].flatMap(({ document, standing, removedAt }) => {
    if (removed) return standing === 'removed' && removedAt ? [{ ...document, removedAt }] : [];
    return standing === 'stands' && !isHidden(document) ? [document] : [];
  });
};
