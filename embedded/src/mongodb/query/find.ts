import { parse, type Doc } from '../documents.ts';
import { picker } from '../elements.ts';
import { idLookup } from '../planner/id-lookup.ts';
import { planFor, type Hint } from '../planner/plan.ts';
import { EVERYTHING } from '../planner/ranges.ts';
import { ServerError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import { filterFields } from './filter-fields.ts';
import { matcher } from './matching.ts';
import { sortedIds } from './sorting.ts';
import { MANY_DOCUMENTS, tellUnindexed } from './unindexed.ts';
import { walk, type Examined, type Visited } from './walk.ts';

export interface Found {
  id: Buffer;
  bytes: Buffer;
}

/** Yielded now and then instead of a document, so that a long search can let others have a turn. */
export const BREATH = undefined;
const BREATH_EVERY = 256;

export interface Search {
  filter: Doc;
  sort?: Doc | undefined;
  skip?: number | undefined;
  /** 0 for all. */
  limit?: number | undefined;
  hint?: Hint | undefined;
}

/** What a search finds, in order, lazily. */
export function* find(
  collection: Collection,
  search: Search,
  examined: Examined = { keys: 0, documents: 0 },
): Generator<Found | undefined> {
  const { filter, sort = {}, skip = 0, hint } = search;
  const limit = search.limit ? Math.abs(search.limit) : Infinity;
  const ids = lookedUpIds(search);
  if (ids) {
    yield* lookUp(collection, ids, limit, examined);
    return;
  }
  const plan = planFor(collection, filter, sort, hint);
  // a filter that cannot be evaluated is refused here, even where no document will be tested
  const test = plan.exact ? undefined : matcher(filter);
  const enough = plan.exact && plan.sorted ? skip + limit : Infinity;
  const isUnindexed = test !== undefined && plan.source === 'primary' && plan.ranges[0] === EVERYTHING;
  const many = isUnindexed ? () => tellUnindexed(collection.ns, filter, sort) : undefined;
  const met = matches(collection, walk(collection, plan, examined, enough), filter, test, examined, many);
  const isStillMet = (bytes: Buffer) => (test ?? matcher(filter))(parse(bytes));
  const found = plan.sorted ? met : inOrder(collection, met, sort, skip + limit, isStillMet);
  let n = 0;
  for (const next of found) {
    if (next && n++ < skip) continue;
    yield next;
    if (n >= skip + limit) return;
  }
}

/** The same, over turns in which others may change the store. Throws QueryPlanKilled once the collection is dropped. */
export function* findCurrent(store: Store, collection: Collection, search: Search): Generator<Found | undefined> {
  for (const next of find(collection, search)) {
    if (!store.isCurrent(collection)) throw new ServerError('QueryPlanKilled', `collection dropped: ${collection.ns}`);
    yield next;
  }
}

function* matches(
  collection: Collection,
  visited: Iterable<Visited>,
  filter: Doc,
  test: ((doc: Doc) => boolean) | undefined,
  examined: Examined,
  many: (() => void) | undefined,
): Generator<Found | undefined> {
  const fields = test && filterFields(filter);
  const read = fields ? picker(fields) : parse;
  for (const { id, bytes: known } of visited) {
    const bytes = known ?? collection.get(id);
    if (!bytes) continue;
    if (++examined.documents % BREATH_EVERY === 0) yield BREATH;
    if (examined.documents === MANY_DOCUMENTS) many?.();
    if (!test || test(read(bytes))) yield { id, bytes };
  }
}

function* inOrder(
  collection: Collection,
  found: Iterable<Found | undefined>,
  sort: Doc,
  keep: number,
  isStillMet: (bytes: Buffer) => boolean,
): Generator<Found | undefined> {
  const { version } = collection.primary;
  const ids = yield* sortedIds(found, sort, keep);
  for (const [n, id] of ids.entries()) {
    if (n % BREATH_EVERY === BREATH_EVERY - 1) yield BREATH;
    const bytes = collection.get(id);
    if (bytes && (collection.primary.version === version || isStillMet(bytes))) yield { id, bytes };
  }
}

/** The ids that decide a search alone, in the order of its answer; undefined when there is more to it. */
function lookedUpIds({ filter, sort, skip, hint }: Search): Buffer[] | undefined {
  if (skip || hint !== undefined) return undefined;
  const ids = idLookup(filter);
  const isInOrder = !sort || (ids?.length ?? 0) < 2 || Object.keys(sort).length === 0;
  return isInOrder ? ids : undefined;
}

function* lookUp(
  collection: Collection,
  ids: readonly Buffer[],
  limit: number,
  examined: Examined,
): Generator<Found | undefined> {
  let n = 0;
  for (const id of ids) {
    if (++examined.keys % BREATH_EVERY === 0) yield BREATH;
    const bytes = collection.get(id);
    if (!bytes) continue;
    examined.documents++;
    yield { id, bytes };
    if (++n >= limit) return;
  }
}

/** All that a search finds, without letting others have a turn. */
export function findNow(collection: Collection, search: Search): Found[] {
  const byId = findById(search, (id) => collection.get(id));
  if (byId) return byId;
  const found: Found[] = [];
  for (const next of find(collection, search)) if (next) found.push(next);
  return found;
}

/** What a search finds that is decided by ids alone, read by `get`; undefined for other searches. */
export function findById(search: Search, get: (id: Buffer) => Buffer | undefined): Found[] | undefined {
  const ids = lookedUpIds(search);
  if (!ids) return undefined;
  const found: Found[] = [];
  for (const id of ids) {
    const bytes = get(id);
    if (!bytes) continue;
    found.push({ id, bytes });
    if (found.length === search.limit) break;
  }
  return found;
}
