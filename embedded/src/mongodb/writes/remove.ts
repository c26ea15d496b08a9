import type { Hint } from '../planner/plan.ts';
import type { Doc } from '../documents.ts';
import { changeDocument } from './changes.ts';
import type { WriteView } from './write-view.ts';

export interface RemoveStatement {
  filter: Doc;
  /** 0 for all. */
  limit: number;
  hint?: Hint | undefined;
}

/** Removes what a filter selects; `before` is the last document removed. */
export function remove(view: WriteView, ns: string, statement: RemoveStatement): { n: number; before?: Buffer } {
  const collection = view.find(ns);
  if (!collection) return { n: 0 };
  const found = view.search(collection, statement);
  for (const { id, bytes } of found) changeDocument(view, collection, id, bytes, undefined);
  const last = found.at(-1);
  return { n: found.length, ...(last && { before: last.bytes }) };
}
