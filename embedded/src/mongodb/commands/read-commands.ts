import { Long } from 'mongodb';
import { unparse, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import type { Documents } from '../cursors.ts';
import type { DocumentNode } from '../node.ts';
import { count } from '../query/count.ts';
import { distinctValues } from '../query/distinct.ts';
import { findCurrent } from '../query/find.ts';
import { matcher } from '../query/matching.ts';
import { projection } from '../query/projection.ts';
import { sortFields } from '../query/sorting.ts';
import type { Collection } from '../storage/collection.ts';
import { timeSliced, withTimeLimit } from '../time-slices.ts';
import { docField, flag, hintField, numberField, optionalDoc, sizeField, stringField, timeLimit } from './fields.ts';
import { namespaceOf, sessionId, type Call } from './request.ts';
import { explain } from '../query/explain.ts';
import { assertKnownFields } from './known-fields.ts';

export type Answer = Doc | Buffer | Promise<Doc | Buffer>;
export type Command = (call: Call, node: DocumentNode) => Answer;

export const searchOf = (command: Doc, filterField: string) => ({
  filter: docField(command, filterField),
  sort: optionalDoc(command, 'sort'),
  skip: sizeField(command, 'skip'),
  limit: numberField(command, 'limit') ?? 0,
  hint: hintField(command),
});

export const findCommand: Command = (call, { store, cursors }) => {
  const { command } = call;
  const ns = namespaceOf(call);
  const search = searchOf(command, 'filter');
  if (search.limit < 0) throw new ServerError('Location51024', "BSON field 'limit' value must be >= 0");
  const shape = projection(docField(command, 'projection'));
  sortFields(search.sort ?? {});
  const collection = store.find(ns);
  const documents = collection ? foundDocuments(store, collection, search, shape) : noDocuments(search.filter);
  return cursors.first(ns, withTimeLimit(timeLimit(command), documents), {
    batchSize: batchSizeOf(command),
    single: flag(command, 'singleBatch'),
    session: sessionId(command.lsid),
  });
};

function* foundDocuments(
  store: DocumentNode['store'],
  collection: Collection,
  search: ReturnType<typeof searchOf>,
  shape: (bytes: Buffer) => Buffer,
): Documents {
  for (const next of findCurrent(store, collection, search)) yield next && shape(next.bytes);
}

function* noDocuments(filter: Doc): Documents {
  matcher(filter);
}

/** Documents made at once, for a cursor. */
export function* documentsOf(documents: Iterable<Doc>): Documents {
  for (const document of documents) yield unparse(document);
}

export function batchSizeOf(options: Doc): number | undefined {
  const size = numberField(options, 'batchSize');
  if (size !== undefined && size < 0) throw new ServerError('BadValue', 'batchSize must be >= 0');
  return size;
}

export const getMoreCommand: Command = ({ command, database }, { cursors }) => {
  const ns = `${database}.${stringField(command, 'collection')}`;
  if (command.maxTimeMS !== undefined)
    throw new ServerError('BadValue', 'cannot set maxTimeMS on getMore command for a non-awaitData cursor');
  return cursors.next(cursorId(command.getMore), ns, batchSizeOf(command) || undefined);
};

export const killCursorsCommand: Command = ({ command }, { cursors }) => {
  const ids = Array.isArray(command.cursors) ? command.cursors.map(cursorId) : [];
  const killed = ids.filter((id) => cursors.kill(id));
  return {
    cursorsKilled: killed,
    cursorsNotFound: ids.filter((id) => !killed.includes(id)),
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  };
};

function cursorId(value: unknown): bigint {
  if (value instanceof Long) return value.toBigInt();
  if (typeof value !== 'number') throw new ServerError('TypeMismatch', 'a cursor id is a long');
  return BigInt(value);
}

export const countCommand: Command = async (call, { store }) => {
  const collection = store.find(namespaceOf(call));
  const n = collection
    ? await timeSliced(
        withTimeLimit(timeLimit(call.command), count(collection, searchOf(call.command, 'query'))),
        () => true,
      )
    : 0;
  return { n, ok: 1 };
};

export const distinctCommand: Command = async (call, { store }) => {
  const collection = store.find(namespaceOf(call));
  const key = stringField(call.command, 'key');
  const search = searchOf(call.command, 'query');
  return {
    values: collection
      ? await timeSliced(withTimeLimit(timeLimit(call.command), distinctValues(collection, key, search)), () => true)
      : [],
    ok: 1,
  };
};

/** Explains how a find is answered and what it costs: by this, tests see that indexes are used. */
export const explainCommand: Command = async ({ command, database }, { store }) => {
  const inner = docField(command, 'explain');
  const name = Object.keys(inner)[0] ?? '';
  if (name !== 'find') throw new ServerError('BadValue', `'${name}' cannot be explained, only a find`);
  assertKnownFields(name, inner);
  const ns = `${database}.${String(inner.find)}`;
  const collection = store.find(ns);
  if (!collection) throw new ServerError('NamespaceNotFound', `ns does not exist: ${ns}`);
  const explained = (await timeSliced(explain(collection, searchOf(inner, 'filter')), () => true)) as Doc;
  return { ...explained, ok: 1 };
};
