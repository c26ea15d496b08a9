import { parse, type Doc } from '../documents.ts';
import { fieldReader } from '../elements.ts';
import { idLookup } from '../planner/id-lookup.ts';
import { planFor, type Hint } from '../planner/plan.ts';
import { FULL_RANGE } from '../planner/ranges.ts';
import { ServerError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import { filterFields, matcher } from './matching.ts';
import { sortedIds } from './sorting.ts';
import { MANY_DOCUMENTS, logUnindexedQuery } from './unindexed-queries.ts';
import { walk, type Examined, type Candidate } from './walk.ts';

export interface Found {
  id: Buffer;
  bytes: Buffer;
}

/** Yielded now and then instead of a document, so that a long search can let others run. */
export const YIELD = undefined;
const YIELD_EVERY = 256;

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
  const isUnindexed = test !== undefined && plan.source === 'primary' && plan.ranges[0] === FULL_RANGE;
  const onManyDocuments = isUnindexed ? () => logUnindexedQuery(collection.ns, filter, sort) : undefined;
  const matching = matches(
    collection,
    walk(collection, plan, examined, enough),
    filter,
    test,
    examined,
    onManyDocuments,
  );
  const stillMatches = (bytes: Buffer) => (test ?? matcher(filter))(parse(bytes));
  const found = plan.sorted ? matching : sorted(collection, matching, sort, skip + limit, stillMatches);
  let n = 0;
  for (const next of found) {
    if (next && n++ < skip) continue;
    yield next;
    if (n >= skip + limit) return;
  }
}

/** The same for a search during which others may change the store. Throws QueryPlanKilled once the collection is dropped. */
export function* findCurrent(store: Store, collection: Collection, search: Search): Generator<Found | undefined> {
  for (const next of find(collection, search)) {
    if (!store.isCurrent(collection)) throw new ServerError('QueryPlanKilled', `collection dropped: ${collection.ns}`);
    yield next;
  }
}

function* matches(
  collection: Collection,
  visited: Iterable<Candidate>,
  filter: Doc,
  test: ((doc: Doc) => boolean) | undefined,
  examined: Examined,
  many: (() => void) | undefined,
): Generator<Found | undefined> {
  const fields = test && filterFields(filter);
  const read = fields ? fieldReader(fields) : parse;
  for (const { id, bytes: knownBytes } of visited) {
    const bytes = knownBytes ?? collection.get(id);
    if (!bytes) continue;
    if (++examined.documents % YIELD_EVERY === 0) yield YIELD;
    if (examined.documents === MANY_DOCUMENTS) many?.();
    if (!test || test(read(bytes))) yield { id, bytes };
  }
}

function* sorted(
  collection: Collection,
  found: Iterable<Found | undefined>,
  sort: Doc,
  keep: number,
  isStillMet: (bytes: Buffer) => boolean,
): Generator<Found | undefined> {
  const { version } = collection.primary;
  const ids = yield* sortedIds(found, sort, keep);
  for (const [n, id] of ids.entries()) {
    if (n % YIELD_EVERY === YIELD_EVERY - 1) yield YIELD;
    const bytes = collection.get(id);
    if (bytes && (collection.primary.version === version || isStillMet(bytes))) yield { id, bytes };
  }
}

/** The ids that decide a search alone, in the order of its answer; undefined when other conditions, a sort or an offset matter too. */
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
    if (++examined.keys % YIELD_EVERY === 0) yield YIELD;
    const bytes = collection.get(id);
    if (!bytes) continue;
    examined.documents++;
    yield { id, bytes };
    if (++n >= limit) return;
  }
}

/** All that a search finds, without letting others run. */
export function findNow(collection: Collection, search: Search): Found[] {
  const byId = findById(search, (id) => collection.get(id));
  if (byId) return byId;
  const found: Found[] = [];
  for (const next of find(collection, search)) if (next) found.push(next);
  return found;
}

/** The result of a search by ids alone, whose documents `get` reads; undefined for other searches. */
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
