import type { AnalyticsEvent, RecordedHennaEvent } from '@henna/domain';
import { analystTime, activityKind, personFields, type ActivityKind } from '../../../shared/sealing/activity-kind.ts';
import type { Pseudonyms } from '../../../shared/sealing/pseudonyms.ts';

type Data = Readonly<Record<string, unknown>>;

/** What people chose or wrote themselves, which may tell anything. */
const words = new Set(['note', 'favoriteCategories']);
/** Texts of members' acts that name nobody and nothing of theirs; any other is taken for an id. */
const open = new Set(['productId', 'optionId', 'vote', 'reason', 'via', 'language']);
const actTimes = ['castAt', 'givenAt', 'postedAt', 'visitedAt'] as const;
const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const isSealed = (value: object): boolean => 'k' in value && 'n' in value && 'c' in value && 't' in value;

/** A copy without what is sealed and people's words; `text` makes the texts. */
const copyOf = (data: Data, text: (field: string, value: string) => string): Data => {
  const one = (field: string, value: unknown): unknown => {
    if (words.has(field)) return null;
    if (typeof value === 'string') return text(field, value);
    if (Array.isArray(value)) return value.map((each) => one(field, each));
    if (typeof value !== 'object' || value === null) return value;
    return isSealed(value) ? null : copyOf(value as Data, text);
  };
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, one(field, value)]));
};

const productOf = ({ productId }: Data): string | null => (typeof productId === 'string' ? productId : null);

const withoutVisitor = (data: Data, pseudonyms: Pseudonyms): Data => {
  const { userId, visit, ...rest } = data;
  const day = String(data['visitedAt']).slice(0, 10);
  return { ...rest, visit: pseudonyms.visitor(String(data['productId']), day, String(userId ?? visit)) };
};

const ofMember = (act: ActivityKind, data: Data, pseudonyms: Pseudonyms): Data =>
  copyOf(data, (field, value) => {
    if (personFields.has(field)) return pseudonyms.person(act, productOf(data), value);
    if (open.has(field) || (act === 'visit' && field === 'visit')) return value;
    return time.test(value) ? analystTime(act, value) : pseudonyms.record(value);
  });

/** When the act was done that an event gives, changes or takes back; of other events, when they were recorded. */
const exactActTime = ({ data, metadata }: RecordedHennaEvent): string => {
  for (const field of actTimes) {
    const at = (data as unknown as Data)[field];
    if (typeof at === 'string') return at;
  }
  return metadata.at;
};

/** {@link exactActTime} as exactly as analysts may know it. */
export const actTime = (event: RecordedHennaEvent): string => {
  const act = activityKind(event.type, event.data as unknown as Data);
  const exact = exactActTime(event);
  return act ? analystTime(act, exact) : exact;
};

/** The ids of all people whom an event names. */
export const peopleOf = ({ data, metadata }: RecordedHennaEvent): string[] => {
  const { userId, memberId, authorId } = data as unknown as Data;
  const named = [userId, memberId, authorId].filter((id) => typeof id === 'string');
  return metadata.actor.kind === 'member' ? [...named, metadata.actor.id] : named;
};

/**
 * An event as analysts see it: nothing sealed, no reason or note in somebody's words, and of what members did neither
 * ids nor exact times that anything public has too.
 */
export const publicEvent = (event: RecordedHennaEvent, pseudonyms: Pseudonyms): AnalyticsEvent => {
  const { actor, at, origin, language = null, correlationId } = event.metadata;
  const data = event.data as unknown as Data;
  const { kind, role } = actor;
  const isOfHouse = kind === 'token' || kind === 'import' || kind === 'system';
  const act = activityKind(event.type, data);
  const shared = { position: String(event.position), type: event.type, actAt: actTime(event), origin, language };
  if (!act)
    return {
      ...shared,
      id: event.id,
      at,
      actor: { kind, role, id: isOfHouse ? actor.id : null },
      correlationId,
      data: copyOf(data, (_, value) => value),
    };
  const id = pseudonyms.record(event.id);
  const isNamed = kind === 'member' && act !== 'visit';
  return {
    ...shared,
    id,
    at: analystTime(act, at),
    actor: {
      kind,
      role,
      id: isOfHouse ? actor.id : isNamed ? pseudonyms.person(act, productOf(data), actor.id) : null,
    },
    // What one command did of several kinds would tell that it was one person.
    correlationId: kind === 'import' ? correlationId : id,
    data: ofMember(act, act === 'visit' ? withoutVisitor(data, pseudonyms) : data, pseudonyms),
  };
};
