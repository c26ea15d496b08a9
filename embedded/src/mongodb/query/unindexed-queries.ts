import { isDoc, type Doc } from '../documents.ts';

/** A query is logged once it has tested this many documents. */
export const MANY_DOCUMENTS = 100_000;
const MAX_LOGGED = 1000;
const loggedShapes = new Set<string>();

/** A filter with types instead of values: the question without anybody's data. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (isDoc(value)) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
  if (value instanceof Date) return 'date';
  return value === null ? null : typeof value;
}

/** Logs once for each shape that a query scans a large collection because no index serves it. */
export function logUnindexedQuery(ns: string, filter: Doc, sort: Doc): void {
  const shape = JSON.stringify({ filter: shapeOf(filter), sort });
  const name = `${ns} ${shape}`;
  if (loggedShapes.has(name) || loggedShapes.size >= MAX_LOGGED) return;
  loggedShapes.add(name);
  console.error(`mongodb: no index serves ${shape} on ${ns}: more than ${MANY_DOCUMENTS} documents were looked at`);
}
