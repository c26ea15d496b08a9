import { activityEvents, type EventType } from '@henna/domain';

/** Types of events by what they are about, as they can be chosen. */
export const eventKinds = {
  ...activityEvents,
  members: ['MemberJoined', 'MemberErased'],
} as const satisfies Readonly<Record<string, readonly EventType[]>>;
export type EventKind = keyof typeof eventKinds;
export type NamedEventType = (typeof eventKinds)[EventKind][number];

export const eventKindNames = Object.keys(eventKinds) as EventKind[];

const { visits, votes, ratings, comments } = eventKinds;
/** What points and counts come from. */
export const activityEventTypes: readonly NamedEventType[] = [...visits, ...votes, ...ratings, ...comments];

const namedTypes: ReadonlySet<string> = new Set(Object.values(eventKinds).flat());
/** Whether it is named as an act; others are named as the trail names them. */
export const isNamedEventType = (type: string): type is NamedEventType => namedTypes.has(type);
