import { parse } from '../documents.ts';
import { fieldReader } from '../elements.ts';
import { sortKey } from '../indexes/field-values.ts';
import { planFor } from '../planner/plan.ts';
import { find, findById, findNow, type Found, type Search } from '../query/find.ts';
import { filterFields, matcher } from '../query/matching.ts';
import { sortFields } from '../query/sorting.ts';
import type { Collection } from '../storage/collection.ts';
import type { StagedView } from './staged-view.ts';

/** What a search finds in the committed state with a transaction's changes laid over it. */
export function searchStaged(view: StagedView, collection: Collection, search: Search): Found[] {
  const { filter, hint, limit = 0 } = search;
  const changes = view.collections.get(collection)?.changes;
  if (!changes) return findNow(collection, search);
  const byId = findById(search, (id) => view.get(collection, id));
  if (byId) return byId;
  const plan = planFor(collection, filter, {}, hint);
  const matches = plan.exact ? () => true : documentTest(search);
  if (plan.source === 'ids') {
    const found = plan.ids.flatMap((id) => {
      const bytes = view.get(collection, id);
      return bytes && matches(bytes) ? [{ id, bytes }] : [];
    });
    return sortedAndLimited(found, search);
  }
  const isMet = documentTest(search);
  // a hinted index answers only what is in it
  const isShown = (after: Buffer) => !hint || !plan.index || plan.index.keysOf(parse(after)).length > 0;
  const found: Found[] = [];
  const enough = limit > 0 && !search.sort ? limit : Infinity;
  for (const { id, after } of changes.values()) {
    if (found.length >= enough) break;
    if (after && isMet(after) && isShown(after)) found.push({ id, bytes: after });
  }
  for (const next of find(collection, { filter, hint })) {
    if (found.length >= enough) break;
    if (next && !changes.has(next.id.toString('latin1'))) found.push(next);
  }
  return sortedAndLimited(found, search);
}

function documentTest({ filter }: Search): (bytes: Buffer) => boolean {
  const test = matcher(filter);
  const fields = filterFields(filter);
  const read = fields ? fieldReader(fields) : parse;
  return (bytes) => test(read(bytes));
}

function sortedAndLimited(found: Found[], { sort, limit = 0 }: Search): Found[] {
  if (sort && Object.keys(sort).length > 0) {
    const fields = sortFields(sort);
    const withKeys = found.map((each) => ({ each, key: sortKey(parse(each.bytes), fields) }));
    found = withKeys.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ each }) => each);
  }
  return limit > 0 ? found.slice(0, limit) : found;
}
