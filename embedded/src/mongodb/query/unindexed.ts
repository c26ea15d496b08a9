import { isDoc, type Doc } from '../documents.ts';

/** So many documents are tested for one query before it is told. */
export const MANY_DOCUMENTS = 100_000;
const MOST_TOLD = 1000;
const told = new Set<string>();

/** A filter with the types of its values in their place: what is asked, without anybody's data. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (isDoc(value)) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
  if (value instanceof Date) return 'date';
  return value === null ? null : typeof value;
}

/** Says once for each shape that a query goes through a great collection because no index serves it. */
export function tellUnindexed(ns: string, filter: Doc, sort: Doc): void {
  const shape = JSON.stringify({ filter: shapeOf(filter), sort });
  const name = `${ns} ${shape}`;
  if (told.has(name) || told.size >= MOST_TOLD) return;
  told.add(name);
  console.error(`mongodb: no index serves ${shape} on ${ns}: more than ${MANY_DOCUMENTS} documents were looked at`);
}
