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
import type { ContributionEntry } from './contribution-history.ts';

type CommentAsOf = Omit<CommentDocument, 'position' | 'replies' | 'stars' | 'helpful' | 'hidden' | 'withdrawn'>;

/** A vote, rating or comment as of an earlier position: active, or removed by a moderator. */
export type ContributionAsOf = (Omit<VoteDocument, 'position'> | Omit<RatingDocument, 'position'> | CommentAsOf) & {
  readonly removedAt?: Date;
};

interface State {
  readonly document: ContributionAsOf;
  readonly status: ContributionStatus;
  readonly removedAt?: Date;
}

const dateOf = (value: unknown) => new Date(String(value));

/** Ids of the contributions that an entry concerns, each with its status from then on. An edit only changes the text. */
const statusesAfter = ({ type, data }: ContributionEntry): readonly (readonly [id: string, ContributionStatus])[] => {
  const event = { type, data } as unknown as ContributionEvent;
  if (!isContributionEvent(event)) return [[String(data['commentId']), 'active']];
  return contributionChanges(event).map(({ contribution, status }) => [contribution.id, status]);
};

/** The document that the first entry of a contribution makes; `undefined` for any other entry. */
const firstDocument = ({ type, data, eventId, origin }: ContributionEntry): ContributionAsOf | undefined => {
  const common = { productId: String(data['productId']), userId: String(data['userId']), demo: origin === 'demo' };
  switch (type) {
    case 'VoteCast': {
      const [optionId, vote] = [String(data['optionId']), String(data['vote'])];
      return { _id: String(data['voteId']), ...common, optionId, vote, castAt: dateOf(data['castAt']) };
    }
    case 'RatingGiven': {
      const given = { stars: Number(data['stars']), givenAt: dateOf(data['givenAt']), changedAt: null };
      return { _id: String(data['ratingId']), ...common, ...given };
    }
    case 'CommentPosted': {
      const [_id, parentId] = [String(data['commentId']), data['parentId'] as string | null];
      const thread = { root: parentId === null, rootId: parentId ?? _id, replyTo: data['replyTo'] as string | null };
      const content = { sealed: data['content'] as Sealed, eventId };
      return { _id, ...common, ...thread, content, postedAt: dateOf(data['postedAt']), editedAt: null };
    }
    default:
      return undefined;
  }
};

/** The fields of the document that an entry changes. */
const changedFields = ({ type, data, eventId }: ContributionEntry): Partial<ContributionAsOf> => {
  if (type === 'RatingChanged') return { stars: Number(data['to']), changedAt: dateOf(data['changedAt']) };
  if (type !== 'CommentEdited' && type !== 'CommentRestored') return {};
  const editedAt = data['editedAt'] === undefined ? null : dateOf(data['editedAt']);
  return { content: { sealed: data['content'] as Sealed, eventId }, editedAt };
};

const stateAfter = (
  state: State | undefined,
  status: ContributionStatus,
  entry: ContributionEntry,
): State | undefined => {
  const before = firstDocument(entry) ?? state?.document;
  if (!before) return undefined;
  // An undone reset, after which it is removed again, does not say since when.
  const since = status === 'removed' ? entry.data['removedAt'] : undefined;
  const removedAt = since === undefined ? state?.removedAt : dateOf(since);
  return {
    document: { ...before, ...changedFields(entry) } as ContributionAsOf,
    status,
    ...(removedAt && { removedAt }),
  };
};

/**
 * Votes, ratings or comments of products, made from all their entries up to a position, in the order of the log. Those of
 * erased members are left out, and so are replies to a root that a moderator removed.
 * @param removed makes those that moderators had removed, instead of active ones
 */
export const foldEntries = (entries: Iterable<ContributionEntry>, removed: boolean): readonly ContributionAsOf[] => {
  const states = new Map<string, State>();
  const removedRoots = new Set<string>();
  for (const entry of entries) {
    const { type, data } = entry;
    // Before the check of the member: a removed root hides replies even when its author is erased.
    if (data['parentId'] === null && type !== 'CommentEdited') {
      if (type === 'CommentRemovedByModerator') removedRoots.add(String(data['commentId']));
      else removedRoots.delete(String(data['commentId']));
    }
    if (data['userId'] === null) continue;
    for (const [id, status] of statusesAfter(entry)) {
      const next = stateAfter(states.get(id), status, entry);
      if (next) states.set(id, next);
    }
  }
  const isHidden = (document: ContributionAsOf) =>
    'rootId' in document && !document.root && removedRoots.has(document.rootId);
  return [...states.values()].flatMap(({ document, status, removedAt }) => {
    if (removed) return status === 'removed' && removedAt ? [{ ...document, removedAt }] : [];
    return status === 'active' && !isHidden(document) ? [document] : [];
  });
};
