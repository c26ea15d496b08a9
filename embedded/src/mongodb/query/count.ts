import type { Doc } from '../documents.ts';
import { planFor } from '../planner/plan.ts';
import type { Collection } from '../storage/collection.ts';
import { find, type Search } from './find.ts';

/** How many documents a search selects; its bounds alone are counted where they decide. */
export function* count(collection: Collection, { filter, skip = 0, limit = 0, hint }: Search) {
  const plan = planFor(collection, filter, {}, hint);
  let n = 0;
  if (plan.exact && plan.source === 'primary' && isEmpty(filter)) n = collection.count;
  else if (plan.exact && plan.source === 'index')
    for (const { start, end } of plan.ranges) n += plan.index!.table.count({ start, end });
  else
    for (const next of find(collection, { filter, hint, limit: limit && skip + Math.abs(limit) })) {
      if (next) n++;
      else yield next;
    }
  n = Math.max(0, n - skip);
  return limit ? Math.min(n, Math.abs(limit)) : n;
}

const isEmpty = (filter: Doc) => Object.keys(filter).length === 0;
