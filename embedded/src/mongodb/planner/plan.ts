import type { Doc } from '../documents.ts';
import { distinct, encodeKey } from '../indexes/key-encoding.ts';
import type { SecondaryIndex } from '../indexes/secondary-index.ts';
import type { Collection } from '../storage/collection.ts';
import { ServerError } from '../errors.ts';
import { isEqual } from '../query/value-order.ts';
import { boundsOf, isPoint } from './bounds.ts';
import { indexPlan, type Question } from './index-plan.ts';
import { EVERYTHING, fieldRange, type KeyRange } from './ranges.ts';

/** How to read what a filter selects. */
export interface Plan {
  /** By ids, along the whole primary table, or along an index. */
  source: 'ids' | 'primary' | 'index';
  ids: Buffer[];
  index?: SecondaryIndex;
  ranges: KeyRange[];
  reverse: boolean;
  /** Range after range, or all ranges merged by what follows their start. */
  merged: boolean;
  /** Documents come in the wanted order. */
  sorted: boolean;
  /** The ranges alone decide the filter: no document needs testing. */
  exact: boolean;
}

export type Hint = string | Doc;

/** Forwards or backwards through the collection itself, as a sort or a hint wants it; undefined when neither does. */
function naturalDirection(sort: Doc, hint: Hint | undefined): number | undefined {
  const wanted = '$natural' in sort ? sort : typeof hint === 'object' && '$natural' in hint ? hint : undefined;
  if (!wanted) return undefined;
  const { $natural, ...others } = wanted;
  if (Object.keys(others).length > 0) throw new ServerError('BadValue', '$natural stands alone in a sort or hint');
  if ($natural !== 1 && $natural !== -1)
    throw new ServerError('BadValue', '$natural cannot be set to a value other than -1 or 1.');
  return $natural;
}

const isIdHint = (hint: Hint) => hint === '_id_' || isEqual(hint, { _id: 1 });

/** Chooses how to read what a filter selects. Throws when the hint names no index. */
export function planFor(collection: Collection, filter: Doc, sort: Doc = {}, hint?: Hint): Plan {
  const bounds = boundsOf(filter);
  const order = Object.entries(sort).map(([field, direction]): [string, number] => [field, Number(direction)]);
  const question: Question = { filter, bounds, order, hinted: false };
  const natural = naturalDirection(sort, hint);
  if (natural !== undefined) {
    const isOrder = order.length === 0 || '$natural' in sort;
    const { plan } = primaryPlan(collection, isOrder ? { ...question, order: [] } : question);
    return isOrder ? { ...plan, reverse: natural === -1 } : plan;
  }
  if (hint === undefined || isIdHint(hint)) {
    const byId = idsPlan(collection, question);
    if (byId) return byId;
  }
  const usable = collection.indexes.filter(({ record }) => !record.building);
  if (hint !== undefined && !isIdHint(hint)) {
    const named = usable.find(({ spec }) => (typeof hint === 'string' ? spec.name === hint : isEqual(spec.key, hint)));
    if (!named)
      throw new ServerError(
        'BadValue',
        'error processing query: hint provided does not correspond to an existing index',
      );
    const hinted = indexPlan(named, { ...question, hinted: true }, collection.record.shortenedIds);
    if (hinted) return hinted.plan;
  }
  let best = primaryPlan(collection, question);
  if (hint === undefined)
    for (const index of usable) {
      const found = indexPlan(index, question, collection.record.shortenedIds);
      if (found && found.score > best.score) best = found;
    }
  return best.plan;
}

/** The key of the one document that a filter can select, when it demands an id and nothing else. */
export function soughtId(filter: Doc): Buffer | undefined {
  const names = Object.keys(filter);
  const { _id } = filter;
  return names.length === 1 && _id !== null && isPoint(_id) ? encodeKey(_id) : undefined;
}

function idsPlan(collection: Collection, { bounds, order }: Question): Plan | undefined {
  const equal = bounds.fields.get('_id')?.equal;
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

function primaryPlan(collection: Collection, { bounds, order }: Question): { plan: Plan; score: number } {
  const limits = bounds.fields.get('_id');
  const ranged = !!limits && !limits.equal && (!!limits.lower || !!limits.upper);
  const byId = order[0]?.[0] === '_id' && !collection.record.shortenedIds;
  const plan: Plan = {
    source: 'primary',
    ids: [],
    ranges: [ranged ? fieldRange(limits, false, false) : EVERYTHING],
    reverse: byId && order[0]![1] === -1,
    merged: false,
    sorted: order.length === 0 || byId,
    exact:
      bounds.exact &&
      (bounds.fields.size === 0 || (ranged && bounds.fields.size === 1 && !collection.record.shortenedIds)),
  };
  return { plan, score: ranged ? 12 : byId ? 5 : -1 };
}
