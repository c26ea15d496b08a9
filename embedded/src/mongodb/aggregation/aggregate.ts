import { Aggregator } from 'mingo/aggregator';
import { Context } from 'mingo/core';
import { parse, unparse, type Doc } from '../documents.ts';
import { picker } from '../elements.ts';
import { ServerError } from '../errors.ts';
import type { Documents } from '../cursors.ts';
import { count } from '../query/count.ts';
import { find, findCurrent } from '../query/find.ts';
import { expressionOptions, operators } from '../query/matching.ts';
import type { Hint } from '../planner/plan.ts';
import type { Collection } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import { countedOnly } from './counted-only.ts';
import { fieldsNeeded } from './fields-needed.ts';
import { initialDocuments } from './initial-stages.ts';
import { indexedLookup } from './lookup.ts';
import { pushedDown } from './push-down.ts';
import { assertStages } from './pipeline-checks.ts';

/** What a pipeline may hold in memory before mingo runs it. */
const MEMORY_LIMIT = 100 * 1024 * 1024;

export interface Aggregation {
  store: Store;
  database: string;
  /** Of the collection, also when there is none. */
  name: string;
  collection: Collection | undefined;
  pipeline: Doc[];
  variables: Doc | undefined;
  hint: Hint | undefined;
}

/** What a pipeline makes, in BSON. Its leading match, sort, skip and limit go to the planner, the rest to mingo. */
export function* aggregate({ store, database, name, collection, pipeline, variables, hint }: Aggregation): Documents {
  assertStages(pipeline);
  const initial = initialDocuments(pipeline, `${database}.${name}`, collection);
  if (initial) {
    yield* run(initial, pipeline.slice(1), { store, database, variables });
    return;
  }
  const counted = collection && countedOnly(pipeline);
  if (counted) {
    const n = yield* count(collection, { ...counted.search, hint, variables });
    if (n > 0) yield unparse(counted.shape(n));
    return;
  }
  const { search, rest } = pushedDown(pipeline);
  const found = collection ? findCurrent(store, collection, { ...search, hint, variables }) : [];
  if (rest.length === 0) {
    for (const next of found) yield next?.bytes;
    return;
  }
  yield* run(yield* loaded(found, rest), rest, { store, database, variables });
}

function* run(
  documents: Doc[],
  stages: Doc[],
  { store, database, variables }: Pick<Aggregation, 'store' | 'database' | 'variables'>,
): Documents {
  const collectionOf = (name: string) => store.find(`${database}.${name}`);
  const options = {
    ...expressionOptions(variables),
    context: Context.init({ ...operators, pipeline: { ...operators.pipeline, $lookup: indexedLookup(collectionOf) } }),
    collectionResolver: (name: string) => allOf(collectionOf(name)),
  };
  const made = new Aggregator(stages, options).stream(documents);
  for (let next = made.next(); !next.done; next = made.next()) yield unparse(next.value as Doc);
}

function* loaded(found: Iterable<{ bytes: Buffer } | undefined>, rest: Doc[]): Generator<undefined, Doc[]> {
  const fields = fieldsNeeded(rest);
  const read = fields ? picker(fields) : parse;
  const documents: Doc[] = [];
  let memory = 0;
  for (const next of found) {
    if (!next) {
      yield next;
      continue;
    }
    documents.push(read(next.bytes));
    memory += fields ? 64 * (fields.size + 1) : next.bytes.length;
    if (memory > MEMORY_LIMIT)
      throw new ServerError(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        `Exceeded memory limit of ${MEMORY_LIMIT} bytes: put a $match or $limit in front`,
      );
  }
  return documents;
}

const allOf = (collection: Collection | undefined): Doc[] => {
  const documents: Doc[] = [];
  for (const next of collection ? find(collection, { filter: {} }) : []) if (next) documents.push(parse(next.bytes));
  return documents;
};
