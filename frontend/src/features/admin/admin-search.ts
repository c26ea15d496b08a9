import { pageOf, textOf } from '../catalogue/lists/list-search.ts';
import { momentOf } from './as-of/moment.ts';

export type Direction = 'asc' | 'desc';

/** What every table of the administrator holds in its address. */
export interface TableSearch {
  readonly q?: string;
  readonly page?: number;
  /** A column's sort, as the service names it; absent: the list's own. */
  readonly sort?: string;
  /** The other way round than the sort goes by itself. */
  readonly order?: Direction;
  /** As it was then, ISO 8601; absent: now. */
  readonly asOf?: string;
}

/** @param sorts those that heads of the table offer; any other is left out. */
export const tableSearchOf = (raw: Readonly<Record<string, unknown>>, sorts: readonly string[] = []): TableSearch => {
  const sort = sorts.find((name) => name === raw.sort);
  return {
    q: textOf(raw.q),
    page: pageOf(raw.page),
    sort,
    order: sort && (raw.order === 'asc' || raw.order === 'desc') ? raw.order : undefined,
    asOf: momentOf(raw.asOf),
  };
};

/** Rows of a table's page. */
export const tablePageSize = 50;

const shown = ['uncategorised', 'removed'] as const;

/** What the table of products holds in its address. */
export interface ProductsSearch extends TableSearch {
  /** A brand's name. */
  readonly brand?: string;
  /** A category's key. */
  readonly category?: string;
  /** A name of a subcategory of that category. */
  readonly subcategory?: string;
  /** Only those without a place, or only removed ones. */
  readonly show?: (typeof shown)[number];
}

export const productsSearchOf = (raw: Readonly<Record<string, unknown>>): ProductsSearch => {
  const category = textOf(raw.category);
  return {
    ...tableSearchOf(raw, ['name', 'brand', 'category']),
    brand: textOf(raw.brand),
    category,
    subcategory: category && textOf(raw.subcategory),
    show: shown.find((kind) => kind === raw.show),
  };
};

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

/** What the history holds in its address; by the house unless told otherwise. */
export interface HistorySearch {
  readonly by?: 'members' | 'all';
  /** Who of the house. */
  readonly actor?: string;
  readonly kind?: string;
  /** Of one record of that kind. */
  readonly id?: string;
  readonly action?: string;
  /** YYYY-MM-DD, days of the reader. */
  readonly from?: string;
  readonly to?: string;
  /** One batch alone. */
  readonly batch?: string;
}

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-zA-Z]{1,30}$/.test(value) ? value : undefined;

export const historySearchOf = (raw: Readonly<Record<string, unknown>>): HistorySearch => {
  const kind = wordOf(raw.kind);
  return {
    by: raw.by === 'members' || raw.by === 'all' ? raw.by : undefined,
    actor: textOf(raw.actor),
    kind,
    id: kind && textOf(raw.id),
    action: wordOf(raw.action),
    from: dayOf(raw.from),
    to: dayOf(raw.to),
    batch: textOf(raw.batch),
  };
};

/** What the queue holds in its address. */
export interface QueueSearch {
  readonly state?: 'settled';
  readonly page?: number;
}

export const queueSearchOf = (raw: Readonly<Record<string, unknown>>): QueueSearch => ({
  state: raw.state === 'settled' ? 'settled' : undefined,
  page: pageOf(raw.page),
});

/** What a screen of members' acts holds in its address; what is the default is left out. */
export interface ActsSearch extends TableSearch {
  /** Id of the product whose acts are shown. */
  readonly product?: string;
  readonly stars?: number;
  /** What moderators took out, instead of what stands. */
  readonly show?: 'removed';
  /** Page of the cards. */
  readonly cards?: number;
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

export const actsSearchOf = (raw: Readonly<Record<string, unknown>>): ActsSearch => ({
  ...tableSearchOf(raw, ['newest']),
  product: isId(raw.product) ? raw.product : undefined,
  show: raw.show === 'removed' ? raw.show : undefined,
});

export const votesSearchOf = (raw: Readonly<Record<string, unknown>>): ActsSearch => ({
  ...actsSearchOf(raw),
  cards: pageOf(raw.cards),
});

export const ratingsSearchOf = (raw: Readonly<Record<string, unknown>>): ActsSearch => ({
  ...votesSearchOf(raw),
  stars: [1, 2, 3, 4, 5].find((stars) => stars === Number(raw.stars)),
});

/** Whether anything but order and page is chosen. */
export const isFiltered = ({ q, product, stars }: ActsSearch): boolean =>
  q !== undefined || product !== undefined || stars !== undefined;
