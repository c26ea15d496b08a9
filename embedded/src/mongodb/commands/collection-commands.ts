import { UUID } from 'mongodb';
import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { ID_INDEX } from '../indexes/index-spec.ts';
import { matcher } from '../query/matching.ts';
import { docField, flag, optionalDoc } from './fields.ts';
import { batchSizeOf, documentsOf, type Command } from './read-commands.ts';
import { namespaceOf } from './request.ts';

export const createCommand: Command = (call, { store }) => {
  const ns = namespaceOf(call);
  return store.write(() => {
    if (store.find(ns)) throw new ServerError('NamespaceExists', `Collection ${ns} already exists.`);
    store.ensure(ns);
    return { ok: 1 };
  });
};

export const dropCommand: Command = (call, { store }) => {
  const ns = namespaceOf(call);
  return store.write((): Doc => {
    const collection = store.find(ns);
    if (!collection) return { ok: 1 };
    store.drop(collection);
    return { ns, nIndexesWas: collection.indexes.length + 1, ok: 1 };
  });
};

export const dropDatabaseCommand: Command = ({ database }, { store }) =>
  store.write(() => {
    for (const collection of store.list(database)) store.drop(collection);
    return { dropped: database, ok: 1 };
  });

export const listCollectionsCommand: Command = ({ command, database }, { store, cursors }) => {
  const matches = matcher(docField(command, 'filter'));
  const collections = store
    .list(database)
    .map(({ ns, record }) => ({
      name: ns.slice(database.length + 1),
      type: 'collection',
      options: record.options,
      info: { readOnly: false, uuid: new UUID(record.uuid) },
      idIndex: ID_INDEX,
    }))
    .filter((collection) => matches(collection));
  const shown = flag(command, 'nameOnly') ? collections.map(({ name, type }) => ({ name, type })) : collections;
  const options = optionalDoc(command, 'cursor') ?? {};
  return cursors.first(`${database}.$cmd.listCollections`, documentsOf(shown), {
    batchSize: batchSizeOf(options) ?? Infinity,
  });
};

/**
 * Rewrites what is stored without what has been deleted. All collections share one file here, so naming any of them
 * rewrites it whole, which `wholeStore` in the reply says.
 */
export const compactCommand: Command = async (call, { store, records }) => {
  const ns = namespaceOf(call);
  if (!store.find(ns)) throw new ServerError('NamespaceNotFound', `collection does not exist: ${ns}`);
  await records.forgetDocuments();
  await store.compact();
  return { wholeStore: true, ok: 1 };
};
