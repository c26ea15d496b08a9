import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { ID_INDEX } from '../indexes/index-spec.ts';
import type { Collection } from '../storage/collection.ts';

/** What there is to tell of a collection that may not be there. */
export const statsOf = (collection: Collection | undefined) => ({
  count: collection?.count ?? 0,
  nindexes: (collection?.indexes.length ?? 0) + 1,
});

type Initial = (operand: Doc, ns: string, collection: Collection | undefined) => Doc[];

/** Stages that make documents of their own, of a collection rather than of what is in it. */
const INITIAL: Record<string, Initial> = {
  $collStats: (wanted, ns, collection) => {
    const other = Object.keys(wanted).find((name) => name !== 'count' && name !== 'storageStats');
    if (other) throw new ServerError('BadValue', `'${other}' of $collStats is not supported by the embedded node`);
    const { count, nindexes } = statsOf(collection);
    return [
      {
        ns,
        localTime: new Date(),
        ...(wanted.storageStats !== undefined && { storageStats: { count, nindexes, capped: false } }),
        ...(wanted.count !== undefined && { count }),
      },
    ];
  },
  $indexStats: (wanted, _, collection) => {
    if (Object.keys(wanted).length > 0)
      throw new ServerError('Location28803', 'The $indexStats stage specification must be an empty object');
    return collection
      ? [ID_INDEX, ...collection.indexes.map(({ spec }) => spec)].map((spec) => ({
          name: spec.name,
          key: spec.key,
          spec,
        }))
      : [];
  },
};

/** The documents a pipeline begins with, when its first stage makes them; undefined when it reads the collection. */
export function initialDocuments(
  pipeline: readonly Doc[],
  ns: string,
  collection: Collection | undefined,
): Doc[] | undefined {
  const [[name, operand] = ['', undefined]] = Object.entries(pipeline[0] ?? {});
  const initial = INITIAL[name];
  if (!initial) return undefined;
  if (!isDoc(operand)) throw new ServerError('Location5447000', `${name} must take a nested object`);
  return initial(operand, ns, collection);
}

export const isInitial = (name: string): boolean => name in INITIAL;
