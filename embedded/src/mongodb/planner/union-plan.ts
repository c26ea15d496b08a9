import { isDoc, type Doc } from '../documents.ts';
import { conditionsOf } from './bounds.ts';
import type { ScoredPlan } from './plan.ts';

/** To go so many ways is no better than one through the whole collection. */
const MAX_BRANCHES = 100;

const isUsable = (branches: unknown): branches is Doc[] =>
  Array.isArray(branches) && branches.length > 0 && branches.length <= MAX_BRANCHES && branches.every(isDoc);

/** Reads each branch of an `$or` on the best way of its own, as good as the worst of them; of several the best. */
export function unionPlan(filter: Doc, isSorted: boolean, planOf: (filter: Doc) => ScoredPlan): ScoredPlan | undefined {
  let best: ScoredPlan | undefined;
  for (const [name, branches] of conditionsOf(filter)) {
    if (name !== '$or' || !isUsable(branches)) continue;
    const ways = branches.map((branch) => planOf({ $and: [filter, branch] }));
    const score = Math.min(...ways.map((way) => way.score));
    if (best && best.score >= score) continue;
    const plan = {
      source: 'union' as const,
      ids: [],
      branches: ways.map((way) => way.plan),
      ranges: [],
      reverse: false,
      merged: false,
      sorted: !isSorted,
      exact: false,
    };
    best = { plan, score };
  }
  return best;
}
