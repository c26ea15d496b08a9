import {
  contributionChanges,
  type ContributionChange,
  type ContributionEvent,
  type MetricLanguage,
  type PersonAct,
} from '@henna/domain';
import { instant } from '../../../views/event-values.ts';
import type { RecordedOf } from '../../../projection.ts';
import type { Gain } from './counts.ts';

const hourLength = 3_600_000;

/** UTC day number and hour of the day. */
export const hourOf = (time: string): { readonly day: number; readonly hour: number } => {
  const hours = Math.floor(instant(time).getTime() / hourLength);
  return { day: Math.floor(hours / 24), hour: hours - 24 * Math.floor(hours / 24) };
};

export const languageOf = (event: RecordedOf<ContributionEvent['type'] | 'MemberJoined'>): MetricLanguage =>
  event.metadata.language ?? 'unknown';

/** What an event changes of the acts of one person, with the days on which they were done. */
export const actsIn = (event: ContributionEvent) =>
  contributionChanges(event).map((change) => {
    const { id: act, productId, userId, at } = change.contribution;
    return { change, place: { productId, userId, act, ...hourOf(at) } };
  });

/** An act after a change. What it was before tells its language: events that take it back are others' or later. */
export const actAfter = (
  { contribution, status }: ContributionChange,
  language: MetricLanguage,
  before: PersonAct | undefined,
): PersonAct => ({
  kind: contribution.kind,
  hour: hourOf(contribution.at).hour,
  language: before?.language ?? language,
  stands: status === 'active',
  ...(contribution.kind === 'votes' && { optionId: contribution.optionId }),
  ...(contribution.kind === 'ratings' && { stars: contribution.stars }),
});

/** What an act counts for while it stands. */
export const gainOf = ({ kind, stands, optionId, stars }: PersonAct): Gain => {
  if (!stands) return {};
  return {
    [kind]: 1,
    ...(optionId !== undefined && { options: { [optionId]: 1 } }),
    ...(stars !== undefined && { stars }),
  };
};
