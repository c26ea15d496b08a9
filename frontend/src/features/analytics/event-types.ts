import { activityEvents, type EventType } from '@henna/domain';

/** Event types by kind, as the filter offers them. */
export const eventKinds = {
  ...activityEvents,
  members: ['MemberJoined', 'MemberErased'],
} as const satisfies Readonly<Record<string, readonly EventType[]>>;
export type EventKind = keyof typeof eventKinds;
export type NamedEventType = (typeof eventKinds)[EventKind][number];

export const eventKindNames = Object.keys(eventKinds) as EventKind[];

const { visits, votes, ratings, comments } = eventKinds;
/** Events that points and counts come from. */
export const activityEventTypes: readonly NamedEventType[] = [...visits, ...votes, ...ratings, ...comments];

export const namedEventTypes: readonly NamedEventType[] = Object.values(eventKinds).flat();
const namedTypes: ReadonlySet<string> = new Set(namedEventTypes);
/** Whether analytics has its own name for the type; others have the name of the history. */
export const isNamedEventType = (type: string): type is NamedEventType => namedTypes.has(type);
