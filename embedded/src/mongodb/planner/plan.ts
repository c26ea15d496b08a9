import type { Doc } from '../documents.ts';
import { distinct, encodeKey } from '../indexes/key-encoding.ts';
import type { SecondaryIndex } from '../indexes/secondary-index.ts';
import type { Collection } from '../storage/collection.ts';
import { ServerError } from '../errors.ts';
import { isEqual } from '../query/value-order.ts';
import { boundsOf } from './bounds.ts';
import { indexPlan, type PlanRequest } from './index-plan.ts';
import { FULL_RANGE, fieldRange, type KeyRange } from './ranges.ts';
import { unionPlan } from './union-plan.ts';

/** How to read what a filter selects. */
export interface Plan {
  /** By ids, along the whole primary table, along an index, or on several of these ways one after the other. */
  source: 'ids' | 'primary' | 'index' | 'union';
  ids: Buffer[];
  branches?: Plan[];
  index?: SecondaryIndex;
  ranges: KeyRange[];
  reverse: boolean;
  /** Range after range, or all ranges merged by what follows their start. */
  merged: boolean;
  /** Documents come in the requested order. */
  sorted: boolean;
  /** The ranges alone decide the filter: no document needs testing. */
  exact: boolean;
}

/** A plan and how good it is: the higher the better. */
export interface ScoredPlan {
  plan: Plan;
  score: number;
}

export type Hint = string | Doc;

const isIdHint = (hint: Hint) => hint === '_id_' || isEqual(hint, { _id: 1 });

/** Chooses how to read what a filter selects. Throws when the hint names no index. */
export function planFor(collection: Collection, filter: Doc, sort: Doc = {}, hint?: Hint): Plan {
  const bounds = boundsOf(filter);
  const order = Object.entries(sort).map(([field, direction]): [string, number] => [field, Number(direction)]);
  const question: PlanRequest = { filter, bounds, order, hinted: false };
  if (hint !== undefined && !isIdHint(hint)) return hintedPlan(collection, question, hint);
  if (hint !== undefined) return idsPlan(collection, question) ?? primaryPlan(collection, question).plan;
  const single = bestPlan(collection, question);
  // a walk in the requested order need not go to its end
  if (order.length > 0 && single.plan.index && single.plan.sorted) return single.plan;
  const union = unionPlan(filter, order.length > 0, (each) =>
    bestPlan(collection, { filter: each, bounds: boundsOf(each), order: [], hinted: false }),
  );
  return union && union.score > single.score ? union.plan : single.plan;
}

function hintedPlan(collection: Collection, question: PlanRequest, hint: Hint): Plan {
  const namedIndex = usableIndexes(collection).find(({ spec }) =>
    typeof hint === 'string' ? spec.name === hint : isEqual(spec.key, hint),
  );
  if (!namedIndex)
    throw new ServerError('BadValue', 'error processing query: hint provided does not correspond to an existing index');
  return indexPlan(namedIndex, { ...question, hinted: true }, collection.record.shortenedIds)!.plan;
}

/** The best of the ways that go by one index at most. */
function bestPlan(collection: Collection, question: PlanRequest): ScoredPlan {
  const byId = idsPlan(collection, question);
  if (byId) return { plan: byId, score: Infinity };
  let best = primaryPlan(collection, question);
  for (const index of usableIndexes(collection)) {
    const found = indexPlan(index, question, collection.record.shortenedIds);
    if (found && found.score > best.score) best = found;
  }
  return best;
}

const usableIndexes = ({ indexes }: Collection) => indexes.filter(({ record }) => !record.building);

function idsPlan(collection: Collection, { bounds, order }: PlanRequest): Plan | undefined {
  const equal = bounds.fields.get('_id')?.addEqual;
  if (!equal) return undefined;
  const ids = distinct(equal.map((value) => encodeKey(value)));
  const byId = order[0]?.[0] === '_id' && !collection.record.shortenedIds;
  return {
    source: 'ids',
    ids: byId && order[0]![1] === -1 ? ids.reverse() : ids,
    ranges: [],
    reverse: false,
    merged: false,
    sorted: order.length === 0 || ids.length <= 1 || byId,
    exact: bounds.exact && bounds.fields.size === 1,
  };
}

function primaryPlan(collection: Collection, { bounds, order }: PlanRequest): ScoredPlan {
  const limits = bounds.fields.get('_id');
  const ranged = !!limits && !limits.addEqual && (!!limits.lower || !!limits.upper);
  const byId = order[0]?.[0] === '_id' && !collection.record.shortenedIds;
  const plan: Plan = {
    source: 'primary',
    ids: [],
    ranges: [ranged ? fieldRange(limits, false, false) : FULL_RANGE],
    reverse: byId && order[0]![1] === -1,
    merged: false,
    sorted: order.length === 0 || byId,
    exact:
      bounds.exact &&
      (bounds.fields.size === 0 || (ranged && bounds.fields.size === 1 && !collection.record.shortenedIds)),
  };
  return { plan, score: ranged ? 12 : byId ? 5 : -1 };
}
