import type { AnalyticsEvent, RecordedHennaEvent } from '@henna/contracts';

type Data = Readonly<Record<string, unknown>>;

/** Fields whose value is the id of a person, or a key that stands for one. */
const personal = new Set(['userId', 'memberId', 'authorId', 'accountId', 'visit']);
/** Free text of people, which may tell anything. */
const words = new Set(['note']);
const actTimes = ['castAt', 'givenAt', 'postedAt', 'visitedAt'] as const;

const isSealed = (value: object): boolean => 'k' in value && 'n' in value && 'c' in value && 't' in value;

const without = (value: unknown, field: string, pseudonym: (id: string) => string): unknown => {
  if (words.has(field)) return null;
  if (typeof value === 'string') return personal.has(field) ? pseudonym(value) : value;
  if (Array.isArray(value)) return value.map((each) => without(each, field, pseudonym));
  if (typeof value !== 'object' || value === null) return value;
  return isSealed(value) ? null : withoutPersons(value as Data, pseudonym);
};

const withoutPersons = (data: Data, pseudonym: (id: string) => string): Data =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, without(value, field, pseudonym)]));

/** When the act was done that an event gives, changes or takes back; of other events, when they were recorded. */
export const actTime = ({ data, metadata }: RecordedHennaEvent): string => {
  for (const field of actTimes) {
    const time = (data as unknown as Data)[field];
    if (typeof time === 'string') return time;
  }
  return metadata.at;
};

/** The ids of all people whom an event names. */
export const peopleOf = ({ data, metadata }: RecordedHennaEvent): string[] => {
  const { userId, memberId, authorId } = data as unknown as Data;
  const named = [userId, memberId, authorId].filter((id) => typeof id === 'string');
  return metadata.actor.kind === 'member' ? [...named, metadata.actor.id] : named;
};

/** An event as analysts see it: nothing sealed, no reason or note in somebody's words, and pseudonyms in the place of people. */
export const publicEvent = (event: RecordedHennaEvent, pseudonym: (id: string) => string): AnalyticsEvent => {
  const { actor, at, origin, language = null, correlationId } = event.metadata;
  const { kind, role } = actor;
  const isOfHouse = kind === 'token' || kind === 'import' || kind === 'system';
  return {
    position: String(event.position),
    id: event.id,
    type: event.type,
    at,
    actAt: actTime(event),
    actor: { kind, role, id: isOfHouse ? actor.id : kind === 'member' ? pseudonym(actor.id) : null },
    origin,
    language,
    correlationId,
    data: withoutPersons(event.data as unknown as Data, pseudonym),
  };
};
