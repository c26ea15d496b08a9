import { helpfulEntity } from '../commenting/helpful.entity.ts';
import { entities, type EntityKind } from '../entities/entities.ts';
import { shelfEntity } from '../shelf/shelf.entity.ts';

/** Kinds of members' activity, each with separate pseudonyms. */
export type ActivityKind =
  'visit' | 'vote' | 'rating' | 'comment' | 'helpful' | 'report' | 'member' | 'profile' | 'shelf';

type Data = Readonly<Record<string, unknown>>;

const kindsOfActivity: Partial<Record<EntityKind, ActivityKind>> = {
  vote: 'vote',
  votesReset: 'vote',
  rating: 'rating',
  ratingReset: 'rating',
  comment: 'comment',
  report: 'report',
  member: 'member',
  profile: 'profile',
};
// Made on first use: a module that entities import may import this one.
let cachedKinds: ReadonlyMap<string, ActivityKind | undefined> | undefined;
const kindsByType = () =>
  (cachedKinds ??= new Map<string, ActivityKind | undefined>([
    ...entities.flatMap(({ kind, events }) =>
      Object.keys(events).map((type) => [type, kindsOfActivity[kind]] as const),
    ),
    ...Object.keys(shelfEntity.events).map((type) => [type, 'shelf'] as const),
    ...Object.keys(helpfulEntity.events).map((type) => [type, 'helpful'] as const),
    ['ProductVisited', 'visit'] as const,
  ]));

/** Fields that hold the id of a person. */
export const personFields: ReadonlySet<string> = new Set(['userId', 'memberId', 'authorId', 'accountId']);

/** `undefined` for events that do not concern members. */
export const activityKind = (type: string, data: Data): ActivityKind | undefined =>
  kindsByType().get(type) ?? (Object.keys(data).some((field) => personFields.has(field)) ? 'member' : undefined);

const daily: ReadonlySet<ActivityKind> = new Set(['member', 'profile', 'shelf', 'helpful']);

/**
 * A time (ISO 8601 UTC) truncated for analysts: joining, profiles, shelves and helpful marks to the day, other activity to
 * the hour. Exact times would match those of public comments and profiles.
 */
export const analystTime = (kind: ActivityKind, time: string): string =>
  daily.has(kind) ? `${time.slice(0, 10)}T00:00:00.000Z` : `${time.slice(0, 13)}:00:00.000Z`;
