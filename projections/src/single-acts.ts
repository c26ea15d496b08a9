import type { EventType, RecordedHennaEvent, VoteFacts } from '@henna/contracts';

/** Events of batches, by the types of the single acts that they amount to. */
const types = [
  { act: 'VoteWithdrawn', batch: 'VotesReset' },
  { act: 'VoteRestored', batch: 'VotesResetUndone' },
  { act: 'RatingWithdrawn', batch: 'RatingReset' },
  { act: 'RatingRestored', batch: 'RatingResetUndone' },
  { act: 'CommentWithdrawn', batch: 'CommentRemovedByImport' },
  { act: 'CommentRestored', batch: 'CommentImportRemovalUndone' },
] as const;

/** The types with those of batches that a view handles by the single acts that they amount to. */
export const withBatches = (handled: readonly EventType[]): readonly EventType[] => [
  ...handled,
  ...types.flatMap(({ act, batch }) => (handled.includes(act) && !handled.includes(batch) ? [batch] : [])),
];

/** The acts of single votes, ratings and comments that an event amounts to; any other is the event itself. */
export const singleActs = (event: RecordedHennaEvent): readonly RecordedHennaEvent[] => {
  const { type, data } = event;
  const as = (act: EventType, facts: object) => ({ ...event, type: act, data: facts }) as RecordedHennaEvent;
  switch (type) {
    // What a moderator had removed comes back for a moment, so that nothing of it is left in the removed acts.
    case 'VotesReset': {
      const { votes, removed, productId, userId, resetAt: at } = data;
      const one = (vote: VoteFacts) => ({ ...vote, productId, userId, withdrawnAt: at, restoredAt: at });
      return [
        ...removed.map((vote) => as('VoteRestored', one(vote))),
        ...[...votes, ...removed].map((vote) => as('VoteWithdrawn', one(vote))),
      ];
    }
    case 'VotesResetUndone': {
      const { votes, removed, productId, userId, undoneAt: at } = data;
      const one = (vote: VoteFacts) => ({ ...vote, productId, userId, restoredAt: at, removedAt: at });
      return [
        ...[...votes, ...removed].map((vote) => as('VoteRestored', one(vote))),
        ...removed.map((vote) => as('VoteRemovedByModerator', one(vote))),
      ];
    }
    case 'RatingReset': {
      const rating = { ...data, withdrawnAt: data.resetAt, restoredAt: data.resetAt };
      return [...(data.removed ? [as('RatingRestored', rating)] : []), as('RatingWithdrawn', rating)];
    }
    case 'RatingResetUndone': {
      const rating = { ...data, restoredAt: data.undoneAt, removedAt: data.undoneAt };
      return [as('RatingRestored', rating), ...(data.removed ? [as('RatingRemovedByModerator', rating)] : [])];
    }
    case 'CommentRemovedByImport':
      return [as('CommentWithdrawn', { ...data, withdrawnAt: data.removedAt })];
    case 'CommentImportRemovalUndone':
      return [as('CommentRestored', { ...data, restoredAt: data.undoneAt })];
    default:
      return [event];
  }
};
