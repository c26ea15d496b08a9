/** Kinds of what members do, each with pseudonyms of its own. */
export type MemberAct = 'visit' | 'vote' | 'rating' | 'comment' | 'report' | 'member' | 'profile';

type Data = Readonly<Record<string, unknown>>;

/** By the beginning of a type of events; the first that fits counts. */
const acts: readonly (readonly [start: string, act: MemberAct])[] = [
  ['ProductVisited', 'visit'],
  ['Vote', 'vote'],
  ['Rating', 'rating'],
  ['CommentReport', 'report'],
  ['Comment', 'comment'],
  ['Member', 'member'],
  ['Profile', 'profile'],
];

/** Fields that hold the id of a person. */
export const personFields: ReadonlySet<string> = new Set(['userId', 'memberId', 'authorId', 'accountId']);

/** What of members an event is about; `undefined` for the catalogue and the like. */
export const memberActOf = (type: string, data: Data): MemberAct | undefined =>
  acts.find(([start]) => type.startsWith(start))?.[1] ??
  (Object.keys(data).some((field) => personFields.has(field)) ? 'member' : undefined);

/**
 * A time (ISO 8601 UTC) as exactly as analysts may know it: joining and profiles by the day, other acts by the hour.
 * Public comments and profiles carry the exact one.
 */
export const analystTime = (act: MemberAct, time: string): string =>
  act === 'member' || act === 'profile' ? `${time.slice(0, 10)}T00:00:00.000Z` : `${time.slice(0, 13)}:00:00.000Z`;
