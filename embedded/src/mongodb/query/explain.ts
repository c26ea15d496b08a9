import type { Doc } from '../documents.ts';
import { planFor, type Plan } from '../planner/plan.ts';
import type { Collection } from '../storage/collection.ts';
import { find, type Search } from './find.ts';
import type { Examined } from './walk.ts';

/** Which way a search goes, and what it costs when it is run to the end. */
export function* explain(collection: Collection, search: Search): Generator<undefined, Doc> {
  const plan = planFor(collection, search.filter, search.sort, search.hint);
  const winningPlan = plan.sorted
    ? stageOf(plan)
    : { stage: 'SORT', sortPattern: search.sort, inputStage: stageOf(plan) };
  const examined: Examined = { keys: 0, documents: 0 };
  let nReturned = 0;
  for (const next of find(collection, search, examined)) {
    if (next) nReturned++;
    else yield next;
  }
  return {
    queryPlanner: { winningPlan },
    executionStats: {
      nReturned,
      totalKeysExamined: examined.keys,
      totalDocsExamined: examined.documents,
    },
  };
}

function stageOf(plan: Plan): Doc {
  const isFetched = plan.source === 'index' || plan.source === 'union';
  return isFetched ? { stage: 'FETCH', inputStage: wayOf(plan) } : wayOf(plan);
}

/** Where the documents, or their ids, come from. */
function wayOf(plan: Plan): Doc {
  if (plan.branches) return { stage: 'OR', inputStages: plan.branches.map(wayOf) };
  const direction = plan.reverse ? 'backward' : 'forward';
  if (plan.source === 'ids') return { stage: 'IDHACK' };
  if (!plan.index) return { stage: 'COLLSCAN', direction };
  const { spec, record } = plan.index;
  return {
    stage: 'IXSCAN',
    indexName: spec.name,
    keyPattern: spec.key,
    direction,
    isMultiKey: record.multikey,
    ...(plan.merged && { merged: plan.ranges.length }),
  };
}
