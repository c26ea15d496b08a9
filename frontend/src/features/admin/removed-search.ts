import { tableSearchOf, type TableSearch } from './table-search.ts';

export const removedKinds = ['products', 'brands', 'categories', 'subcategories', 'banners'] as const;
export type RemovedKind = (typeof removedKinds)[number];

/** What the screen of removed records holds in its address; products unless told otherwise. */
export interface RemovedSearch extends TableSearch {
  readonly kind?: RemovedKind;
}

export const removedSearchOf = (raw: Readonly<Record<string, unknown>>): RemovedSearch => ({
  ...tableSearchOf(raw, ['name', 'title']),
  kind: removedKinds.slice(1).find((kind) => kind === raw.kind),
});
