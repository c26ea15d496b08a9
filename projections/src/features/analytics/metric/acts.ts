import type { MetricLanguage, PersonAct } from '@henna/contracts';
import { instant } from '../../../facts.ts';
import type { RecordedOf } from '../../../projection.ts';
import type { Gain } from './counts.ts';

export type ActEvent = RecordedOf<
  | 'VoteCast'
  | 'VoteWithdrawn'
  | 'VoteRemovedByModerator'
  | 'VoteRestored'
  | 'RatingGiven'
  | 'RatingChanged'
  | 'RatingWithdrawn'
  | 'RatingRemovedByModerator'
  | 'RatingRestored'
  | 'CommentPosted'
  | 'CommentWithdrawn'
  | 'CommentRemovedByModerator'
  | 'CommentRestored'
>;

const hourLength = 3_600_000;

/** UTC day number and hour of the day. */
export const hourOf = (time: string): { readonly day: number; readonly hour: number } => {
  const hours = Math.floor(instant(time).getTime() / hourLength);
  return { day: Math.floor(hours / 24), hour: hours - 24 * Math.floor(hours / 24) };
};

/** When the act was done that an event tells of, whatever happens to it now. */
export const doneAt = ({ data }: ActEvent): string =>
  'voteId' in data ? data.castAt : 'ratingId' in data ? data.givenAt : data.postedAt;

export const idOf = ({ data }: ActEvent): string =>
  'voteId' in data ? data.voteId : 'ratingId' in data ? data.ratingId : data.commentId;

export const languageOf = (event: RecordedOf<ActEvent['type'] | 'MemberJoined'>): MetricLanguage =>
  event.metadata.language ?? 'unknown';

/** The act as the event leaves it. What it was before tells its language: events that take it back are others' or later. */
export const actAfter = (event: ActEvent, before: PersonAct | undefined): PersonAct => {
  const { hour } = hourOf(doneAt(event));
  const known = { hour, language: before?.language ?? languageOf(event) };
  switch (event.type) {
    case 'VoteCast':
    case 'VoteRestored':
      return { kind: 'votes', ...known, stands: true, optionId: event.data.optionId };
    case 'VoteWithdrawn':
    case 'VoteRemovedByModerator':
      return { kind: 'votes', ...known, stands: false, optionId: event.data.optionId };
    case 'RatingGiven':
    case 'RatingRestored':
      return { kind: 'ratings', ...known, stands: true, stars: event.data.stars };
    case 'RatingChanged':
      return { kind: 'ratings', ...known, stands: true, stars: event.data.to };
    case 'RatingWithdrawn':
    case 'RatingRemovedByModerator':
      return { kind: 'ratings', ...known, stands: false, stars: event.data.stars };
    case 'CommentPosted':
    case 'CommentRestored':
      return { kind: 'comments', ...known, stands: true };
    case 'CommentWithdrawn':
    case 'CommentRemovedByModerator':
      return { kind: 'comments', ...known, stands: false };
    default:
      return event satisfies never;
  }
};

/** What an act counts for while it stands. */
export const gainOf = ({ kind, stands, optionId, stars }: PersonAct): Gain => {
  if (!stands) return {};
  return {
    [kind]: 1,
    ...(optionId !== undefined && { options: { [optionId]: 1 } }),
    ...(stars !== undefined && { stars }),
  };
};
