import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { addIndexes } from '../indexes/build.ts';
import { indexSpec, isDefined } from '../indexes/index-definition.ts';
import { ID_INDEX, type IndexSpec } from '../indexes/index-spec.ts';
import { isEqual } from '../query/value-order.ts';
import { docsField, optionalDoc, refuseCollation } from './fields.ts';
import { batchSizeOf, documentsOf, type Command } from './read-commands.ts';
import { namespaceOf } from './request.ts';

export const createIndexesCommand: Command = async (call, { store }) => {
  const ns = namespaceOf(call);
  const given = docsField(call.command, 'indexes');
  if (given.length === 0) throw new ServerError('BadValue', 'Must specify at least one index to create');
  for (const spec of given) refuseCollation(spec);
  const specs = given.filter((spec) => !isIdIndex(spec)).map(indexSpec);
  const createdCollectionAutomatically = !store.find(ns);
  const collection = await store.write(() => store.ensure(ns));
  let before = 0;
  const added = await addIndexes(store, collection, (existing) => {
    before = existing.length;
    const chosen: IndexSpec[] = [];
    for (const spec of specs) if (!isDefined(spec, [...existing, ...chosen])) chosen.push(spec);
    return chosen;
  });
  return {
    numIndexesBefore: before + 1,
    numIndexesAfter: before + added.length + 1,
    createdCollectionAutomatically,
    ...(added.length === 0 && { note: 'all indexes already exist' }),
    ok: 1,
  };
};

/** Every collection has it; as it is, it may be asked for. */
function isIdIndex({ key, expireAfterSeconds }: Doc): boolean {
  if (!isEqual(key, ID_INDEX.key)) return false;
  if (expireAfterSeconds !== undefined)
    throw new ServerError(
      'InvalidIndexSpecificationOption',
      "The field 'expireAfterSeconds' is not valid for an _id index specification",
    );
  return true;
}

export const listIndexesCommand: Command = (call, { store, cursors }) => {
  const collection = store.find(namespaceOf(call));
  if (!collection) throw new ServerError('NamespaceNotFound', `ns does not exist: ${namespaceOf(call)}`);
  const specs = [ID_INDEX, ...collection.indexes.map(({ spec }) => spec)].map((spec): Doc => ({ ...spec }));
  const options = optionalDoc(call.command, 'cursor') ?? {};
  return cursors.first(collection.ns, documentsOf(specs), { batchSize: batchSizeOf(options) ?? Infinity });
};

/** Drops one index, by its name. */
export const dropIndexesCommand: Command = (call, { store }) => {
  const ns = namespaceOf(call);
  const { index: name } = call.command;
  if (typeof name !== 'string' || name === '*')
    throw new ServerError('BadValue', 'an index is dropped by its name only, one at a time');
  if (name === ID_INDEX.name) throw new ServerError('InvalidOptions', 'cannot drop _id index');
  return store.write(() => {
    const collection = store.find(ns);
    if (!collection) throw new ServerError('NamespaceNotFound', `ns not found ${ns}`);
    const dropped = collection.indexes.find(({ spec }) => spec.name === name);
    if (!dropped) throw new ServerError('IndexNotFound', `index not found with name [${name}]`);
    const nIndexesWas = collection.indexes.length + 1;
    store.removeIndexes(collection, [dropped.record.table]);
    return { nIndexesWas, ok: 1 };
  });
};
