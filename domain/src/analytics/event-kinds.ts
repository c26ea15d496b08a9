import { commentEvents, ratingEvents, voteEvents } from '../contributions/contribution.ts';

/** The events that points and counts come from, by what they are about. */
export const activityEvents = {
  visits: ['ProductVisited'],
  votes: voteEvents,
  ratings: ratingEvents,
  comments: commentEvents,
} as const;
