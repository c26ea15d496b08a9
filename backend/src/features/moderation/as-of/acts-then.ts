import {
  contributionChanges,
  isContributionEvent,
  type CommentDocument,
  type ContributionEvent,
  type ContributionStatus,
  type RatingDocument,
  type Sealed,
  type VoteDocument,
} from '@henna/domain';
import type { Told } from './act-histories.ts';

type CommentThen = Omit<CommentDocument, 'position' | 'replies' | 'stars' | 'hidden' | 'withdrawn'>;

/** A vote, rating or comment as it was: active, or removed by a moderator. */
export type ActThen = (Omit<VoteDocument, 'position'> | Omit<RatingDocument, 'position'> | CommentThen) & {
  readonly removedAt?: Date;
};

interface State {
  readonly document: ActThen;
  readonly status: ContributionStatus;
  readonly removedAt?: Date;
}

const timeOf = (value: unknown) => new Date(String(value));

/** What an entry does to contributions: their ids, and their status from then on. An edit changes the text alone. */
const changesIn = ({ type, data }: Told): readonly (readonly [id: string, status: ContributionStatus])[] => {
  const event = { type, data } as unknown as ContributionEvent;
  if (!isContributionEvent(event)) return [[String(data['commentId']), 'active']];
  return contributionChanges(event).map(({ contribution, status }) => [contribution.id, status]);
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

const after = (state: State | undefined, status: ContributionStatus, entry: Told): State | undefined => {
  const before = begun(entry) ?? state?.document;
  if (!before) return undefined;
  const removedAt = entry.type.endsWith('RemovedByModerator') ? timeOf(entry.data['removedAt']) : state?.removedAt;
  return { document: { ...before, ...changed(entry) } as ActThen, status, ...(removedAt && { removedAt }) };
};

/**
 * Votes, ratings or comments of products as they were, from all entries about them until then, in the order of the log.
 * What an erased person did is left out; a root that a moderator removed hides its replies, whoever wrote it.
 */
export const actsThen = (entries: Iterable<Told>, removed: boolean): readonly ActThen[] => {
  const acts = new Map<string, State>();
  const hidden = new Set<string>();
  for (const entry of entries) {
    const { type, data } = entry;
    if (data['parentId'] === null && type !== 'CommentEdited') {
      if (type === 'CommentRemovedByModerator') hidden.add(String(data['commentId']));
      else hidden.delete(String(data['commentId']));
    }
    if (data['userId'] === null) continue;
    for (const [id, status] of changesIn(entry)) {
      const next = after(acts.get(id), status, entry);
      if (next) acts.set(id, next);
    }
  }
  const isHidden = (act: ActThen) => 'rootId' in act && !act.root && hidden.has(act.rootId);
  return [...acts.values()].flatMap(({ document, status, removedAt }) => {
    if (removed) return status === 'removed' && removedAt ? [{ ...document, removedAt }] : [];
    return status === 'active' && !isHidden(document) ? [document] : [];
  });
};
