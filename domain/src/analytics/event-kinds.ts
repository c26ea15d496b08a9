import type { EventType } from '../events.ts';

/** The events that points and counts come from, by what they are about. */
export const activityEvents = {
  visits: ['ProductVisited'],
  votes: ['VoteCast', 'VoteWithdrawn', 'VoteRemovedByModerator', 'VoteRestored', 'VotesReset', 'VotesResetUndone'],
  ratings: [
    'RatingGiven',
    'RatingChanged',
    'RatingWithdrawn',
    'RatingRemovedByModerator',
    'RatingRestored',
    'RatingReset',
    'RatingResetUndone',
  ],
  comments: [
    'CommentPosted',
    'CommentWithdrawn',
    'CommentRemovedByModerator',
    'CommentRestored',
    'CommentRemovedByImport',
    'CommentImportRemovalUndone',
  ],
} as const satisfies Readonly<Record<string, readonly EventType[]>>;
