import {
  activityKind,
  analystTime,
  personFields,
  type ActivityKind,
  type AnalyticsEvent,
  type RecordedHennaEvent,
} from '@henna/domain';
import type { Pseudonyms } from './pseudonyms.ts';

type Data = Readonly<Record<string, unknown>>;

/** What people chose or wrote themselves, which may tell anything. */
const ownWords = new Set(['note', 'favoriteCategories', 'traits']);
/** Texts of members' events that name nobody and nothing of theirs; any other is taken for an id. */
const harmless = new Set(['productId', 'optionId', 'vote', 'reason', 'via', 'language', 'state']);
const actTimes = ['castAt', 'givenAt', 'postedAt', 'visitedAt'] as const;
const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const isSealed = (value: object): boolean => 'k' in value && 'n' in value && 'c' in value && 't' in value;

type Texts = (field: string, value: string) => string;

const valueOf = (field: string, value: unknown, text: Texts): unknown => {
  if (typeof value === 'string') return ownWords.has(field) ? null : text(field, value);
  if (typeof value !== 'object' || value === null) return ownWords.has(field) ? null : value;
  if (ownWords.has(field) || isSealed(value)) return null;
  return Array.isArray(value) ? value.map((each) => valueOf(field, each, text)) : copyOf(value as Data, text);
};

/** A copy without what is sealed and people's own words; `text` makes the texts. */
const copyOf = (data: Data, text: Texts): Data => {
  const copy: Record<string, unknown> = {};
  for (const field in data) copy[field] = valueOf(field, data[field], text);
  return copy;
};

const productOf = ({ productId }: Data): string | null => (typeof productId === 'string' ? productId : null);

const withoutVisitor = (data: Data, pseudonyms: Pseudonyms): Data => {
  const { userId, visit, ...rest } = data;
  const day = String(data['visitedAt']).slice(0, 10);
  return { ...rest, visit: pseudonyms.visitor(String(data['productId']), day, String(userId ?? visit)) };
};

const ofMember = (activity: ActivityKind, data: Data, pseudonyms: Pseudonyms): Data =>
  copyOf(data, (field, value) => {
    if (personFields.has(field)) return pseudonyms.person(activity, productOf(data), value);
    if (harmless.has(field) || (activity === 'visit' && field === 'visit')) return value;
    return time.test(value) ? analystTime(activity, value) : pseudonyms.record(value);
  });

/** When that was done which an event gives, changes or takes back; of other events, when they were recorded. */
const exactActTime = ({ data, metadata }: RecordedHennaEvent): string => {
  for (const field of actTimes) {
    const at = (data as unknown as Data)[field];
    if (typeof at === 'string') return at;
  }
  return metadata.at;
};

/** The ids of all people whom an event names. */
export const peopleOf = ({ data, metadata }: RecordedHennaEvent): readonly string[] => {
  const { userId, memberId, authorId } = data as unknown as Data;
  const personIds = [userId, memberId, authorId].filter((id) => typeof id === 'string');
  return metadata.actor.kind === 'member' ? [...new Set([...personIds, metadata.actor.id])] : personIds;
};

/**
 * An event as analysts see it: nothing sealed, no reason or note in somebody's words, and of what members did neither
 * ids nor exact times that anything public has too.
 */
export const eventLine = (event: RecordedHennaEvent, pseudonyms: Pseudonyms): AnalyticsEvent => {
  const { actor, at, origin, language = null, correlationId } = event.metadata;
  const data = event.data as unknown as Data;
  const { kind, role } = actor;
  const isStaff = kind === 'token' || kind === 'import' || kind === 'system';
  const activity = activityKind(event.type, data);
  const exact = exactActTime(event);
  const actAt = activity ? analystTime(activity, exact) : exact;
  const shared = { position: String(event.position), type: event.type, actAt, origin, language };
  if (!activity)
    return {
      ...shared,
      id: event.id,
      at,
      actor: { kind, role, id: isStaff ? actor.id : null },
      correlationId,
      data: copyOf(data, (_, value) => value),
    };
  const id = pseudonyms.record(event.id);
  const isNamed = kind === 'member' && activity !== 'visit';
  return {
    ...shared,
    id,
    at: analystTime(activity, at),
    actor: {
      kind,
      role,
      id: isStaff ? actor.id : isNamed ? pseudonyms.person(activity, productOf(data), actor.id) : null,
    },
    // What one command did of several kinds would tell that it was one person.
    correlationId: kind === 'import' ? correlationId : id,
    data: ofMember(activity, activity === 'visit' ? withoutVisitor(data, pseudonyms) : data, pseudonyms),
  };
};
