import type { EventOf } from '../shared/event.ts';

/** The kinds of records that an import may replace as a whole. */
export const clearedEntities = [
  'products',
  'brands',
  'categories',
  'subcategories',
  'votingOptions',
  'banners',
  'comments',
  'votes',
  'ratings',
] as const;
export type ClearedEntity = (typeof clearedEntities)[number];

interface OfClear {
  readonly entity: ClearedEntity;
  /** Of the import that did it. */
  readonly clearId: string;
}

/** Every record of the kind that stands before it in the log is removed, or its act taken back. */
export type EntityCleared = EventOf<'EntityCleared', OfClear & { readonly clearedAt: string }>;
/** The latest clear that stands is taken back: what it took stands again, but where somebody has acted since. */
export type EntityClearUndone = EventOf<'EntityClearUndone', OfClear & { readonly undoneAt: string }>;

/** Stream `clear-<entity>`. */
export type ClearEvent = EntityCleared | EntityClearUndone;
