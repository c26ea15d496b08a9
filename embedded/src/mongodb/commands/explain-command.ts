import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { explain } from '../query/explain.ts';
import { inTurns } from '../turns.ts';
import { docField } from './fields.ts';
import { assertKnownFields } from './known-fields.ts';
import { searchOf, type Command } from './read-commands.ts';

/** Says how a find is answered and what it costs: by this, tests see that indexes are used. */
export const explainCommand: Command = async ({ command, database }, { store }) => {
  const inner = docField(command, 'explain');
  const name = Object.keys(inner)[0] ?? '';
  if (name !== 'find') throw new ServerError('BadValue', `'${name}' cannot be explained, only a find`);
  assertKnownFields(name, inner);
  const ns = `${database}.${String(inner.find)}`;
  const collection = store.find(ns);
  if (!collection) throw new ServerError('NamespaceNotFound', `ns does not exist: ${ns}`);
  const explained = (await inTurns(explain(collection, searchOf(inner, 'filter')), () => true)) as Doc;
  return { ...explained, ok: 1 };
};
