import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { pushedDown } from '../aggregation/push-down.ts';
import { explain } from '../query/explain.ts';
import type { Search } from '../query/find.ts';
import { inTurns } from '../turns.ts';
import { docField, docsField, hintField, optionalDoc } from './fields.ts';
import { searchOf, type Command } from './read-commands.ts';

export const explainCommand: Command = async ({ command, database }, { store }) => {
  const inner = docField(command, 'explain');
  const name = Object.keys(inner)[0] ?? '';
  const ns = `${database}.${String(inner[name])}`;
  const collection = store.find(ns);
  const search = explainedSearch(name, inner);
  const explained = collection ? await inTurns(explain(collection, search), () => true) : nothingThere(ns, search);
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
    case 'findAndModify':
      return { ...searchOf(inner, 'query'), sort: optionalDoc(inner, 'sort') };
    case 'aggregate':
      return { ...pushedDown(docsField(inner, 'pipeline')).search, hint: hintField(inner) };
    case 'update':
    case 'delete': {
      const [first] = docsField(inner, `${name}s`);
      return { filter: docField(first ?? {}, 'q') };
    }
  }
  throw new ServerError('BadValue', `'${name}' cannot be explained`);
}
