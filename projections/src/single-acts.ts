import type { EventType, RecordedHennaEvent } from '@henna/contracts';

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
    case 'VotesReset': {
      const { votes, productId, userId, resetAt: withdrawnAt } = data;
      return votes.map((vote) => as('VoteWithdrawn', { ...vote, productId, userId, withdrawnAt }));
    }
    case 'VotesResetUndone': {
      const { votes, productId, userId, undoneAt: restoredAt } = data;
      return votes.map((vote) => as('VoteRestored', { ...vote, productId, userId, restoredAt }));
    }
    case 'RatingReset':
      return data.removed ? [] : [as('RatingWithdrawn', { ...data, withdrawnAt: data.resetAt })];
    case 'RatingResetUndone':
      return data.removed ? [] : [as('RatingRestored', { ...data, restoredAt: data.undoneAt })];
    case 'CommentRemovedByImport':
      return [as('CommentWithdrawn', { ...data, withdrawnAt: data.removedAt })];
    case 'CommentImportRemovalUndone':
      return [as('CommentRestored', { ...data, restoredAt: data.undoneAt })];
    default:
      return [event];
  }
};
