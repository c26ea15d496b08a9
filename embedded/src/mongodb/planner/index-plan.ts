import type { Doc } from '../documents.ts';
import { distinct, encodeKey } from '../indexes/key-encoding.ts';
import type { SecondaryIndex } from '../indexes/secondary-index.ts';
import { type FilterBounds, conditionsOf, type FieldBounds } from './bounds.ts';
import type { Plan, ScoredPlan } from './plan.ts';
import { prefixedRange, fieldRange, prefixRange } from './ranges.ts';
import { orderAlong } from './sort-order.ts';
import type { IndexSpec } from '../indexes/index-spec.ts';
import { isEqual } from '../query/value-order.ts';

export interface PlanRequest {
  filter: Doc;
  bounds: FilterBounds;
  order: [field: string, direction: number][];
  /** The client insists on this index. */
  hinted: boolean;
}

const MAX_POINTS = 10_000;

/** How an index would answer, and how well: the more fields it narrows, the better; the order counts too. */
export function indexPlan(
  index: SecondaryIndex,
  { filter, bounds, order, hinted }: PlanRequest,
  shortenedIds: boolean,
): ScoredPlan | undefined {
  // a hinted index answers without the documents that it leaves out
  if (!hinted && !coversFilter(index.spec, filter, bounds.fields)) return undefined;
  const { prefixes, equalFields } = equalityPrefixes(index, bounds);
  const next = index.fields[equalFields];
  const limits = next && bounds.fields.get(next.name);
  const ranged = !!next && !!limits && !limits.addEqual && !!(limits.lower || limits.upper);
  let ranges = prefixes.map(prefixRange);
  if (ranged) {
    const range = fieldRange(limits, next.descending, index.record.multikey);
    ranges = prefixes.map((prefix) => prefixedRange(prefix, range));
  }
  const along = orderAlong(index, order, bounds, equalFields, ranges.length, shortenedIds);
  const bySort = along !== undefined && order.length > 0;
  if (!hinted && equalFields === 0 && !ranged && !bySort) return undefined;
  const used = equalFields + (ranged ? 1 : 0);
  const plan: Plan = {
    source: 'index',
    ids: [],
    index,
    ranges,
    reverse: along?.reverse ?? false,
    merged: along?.merged ?? false,
    sorted: order.length === 0 || along !== undefined,
    exact: bounds.exact && !index.record.multikey && !index.record.shortened && used === bounds.fields.size,
  };
  const point = equalFields === index.fields.length && index.spec.unique ? 1000 : 0;
  const score = point + equalFields * 20 + (ranged ? 12 : 0) + (bySort ? 9 : 0) - index.fields.length * 0.1;
  return { plan, score };
}

/** The beginnings of the keys that meet the leading equalities. */
function equalityPrefixes(
  index: SecondaryIndex,
  { fields }: FilterBounds,
): { prefixes: Buffer[]; equalFields: number } {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  let equalFields = 0;
  for (const { name, descending } of index.fields) {
    const equal = fields.get(name)?.addEqual;
    if (!equal || prefixes.length * equal.length > MAX_POINTS) break;
    const keys = distinct(equal.map((value) => encodeKey(value, descending)));
    prefixes = prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key])));
    equalFields++;
  }
  return { prefixes, equalFields };
}

/** Whether a sparse or partial index holds every document the filter selects. */
export function coversFilter(spec: IndexSpec, filter: Doc, fields: ReadonlyMap<string, FieldBounds>): boolean {
  const isPresent = (field: string) => {
    const bounds = fields.get(field);
    return !!bounds && (!!bounds.lower || !!bounds.upper || !!bounds.addEqual?.every((value) => value !== null));
  };
  if (spec.sparse && !Object.keys(spec.key).some(isPresent)) return false;
  const conditions = spec.partialFilterExpression && [...conditionsOf(filter)];
  return Object.keys(spec.partialFilterExpression ?? {}).every(
    (field) =>
      isPresent(field) ||
      conditions?.some(([name, condition]) => name === field && isEqual(condition, { $exists: true })),
  );
}
