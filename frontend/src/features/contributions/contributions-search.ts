import { tableSearchOf, type TableSearch } from '../../admin-kit/table/table-search.ts';
import { pageOf } from '../../lib/search-params.ts';

/** Address parameters of the screens of votes, ratings and comments. */
export interface ContributionsSearch extends TableSearch {
  readonly product?: string;
  readonly stars?: number;
  /** Removed contributions instead of active ones. */
  readonly show?: 'removed';
  /** Page of the cards. */
  readonly cards?: number;
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

export const contributionsSearchOf = (raw: Readonly<Record<string, unknown>>): ContributionsSearch => ({
  ...tableSearchOf(raw, ['newest']),
  product: isId(raw.product) ? raw.product : undefined,
  show: raw.show === 'removed' ? raw.show : undefined,
});

export const votesSearchOf = (raw: Readonly<Record<string, unknown>>): ContributionsSearch => ({
  ...contributionsSearchOf(raw),
  cards: pageOf(raw.cards),
});

export const ratingsSearchOf = (raw: Readonly<Record<string, unknown>>): ContributionsSearch => ({
  ...votesSearchOf(raw),
  stars: [1, 2, 3, 4, 5].find((stars) => stars === Number(raw.stars)),
});

/** Whether anything but order and page is chosen. */
export const isFiltered = ({ q, product, stars }: ContributionsSearch): boolean =>
  q !== undefined || product !== undefined || stars !== undefined;
