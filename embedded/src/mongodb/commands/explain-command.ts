import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { assertStages } from '../aggregation/pipeline-checks.ts';
import { pushedDown } from '../aggregation/push-down.ts';
import { explain } from '../query/explain.ts';
import type { Search } from '../query/find.ts';
import { inTurns } from '../turns.ts';
import { docField, docsField, flag, hintField, optionalDoc } from './fields.ts';
import { assertKnownFields } from './known-fields.ts';
import { searchOf, type Command } from './read-commands.ts';

const VERBOSITIES = new Set(['queryPlanner', 'executionStats', 'allPlansExecution']);

export const explainCommand: Command = async ({ command, database }, { store }) => {
  const inner = docField(command, 'explain');
  const { verbosity = 'allPlansExecution' } = command;
  if (typeof verbosity !== 'string' || !VERBOSITIES.has(verbosity))
    throw new ServerError('BadValue', `the verbosity of an explain is one of ${[...VERBOSITIES].join(', ')}`);
  const isRun = verbosity !== 'queryPlanner';
  const name = Object.keys(inner)[0] ?? '';
  assertKnownFields(name, inner);
  const ns = `${database}.${String(inner[name])}`;
  const collection = store.find(ns);
  const search = explainedSearch(name, inner);
  const explained = collection
    ? await inTurns(explain(collection, search, isRun), () => true)
    : nothingThere(ns, search);
  return { ...explained, ok: 1 };
};

/** There is no such collection. */
const nothingThere = (ns: string, { filter }: Search): Doc => ({
  queryPlanner: { namespace: ns, parsedQuery: filter, winningPlan: { stage: 'EOF' }, rejectedPlans: [] },
  executionStats: {
    executionSuccess: true,
    nReturned: 0,
    executionTimeMillis: 0,
    totalKeysExamined: 0,
    totalDocsExamined: 0,
  },
});

function explainedSearch(name: string, inner: Doc): Search {
  switch (name) {
    case 'find':
      return searchOf(inner, 'filter');
    case 'count':
    case 'distinct':
      return searchOf(inner, 'query');
    case 'findAndModify':
      return { ...searchOf(inner, 'query'), limit: 1 };
    case 'aggregate': {
      const pipeline = docsField(inner, 'pipeline');
      assertStages(pipeline);
      return { ...pushedDown(pipeline).search, hint: hintField(inner) };
    }
    case 'update':
    case 'delete': {
      const [first = {}] = docsField(inner, `${name}s`);
      const isOne = name === 'update' ? !flag(first, 'multi') : first.limit === 1;
      const sort = optionalDoc(first, 'sort');
      return { filter: docField(first, 'q'), limit: isOne ? 1 : 0, sort, hint: hintField(first) };
    }
  }
  throw new ServerError('BadValue', `'${name}' cannot be explained`);
}
