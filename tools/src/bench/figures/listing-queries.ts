import { productSorts, type ProductSort } from '@henna/domain';
import { brandName, categoryName, commonWord, rareWord, subcategoryName } from '../histories/catalogue.ts';

/** Every filter finds at least so many among 100 products, so that all pages are full ones. */
export const pageSize = 5;

const filters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  none: {},
  category: { category: categoryName(2) },
  subcategory: { category: categoryName(2), subcategory: subcategoryName(2, 1) },
  brand: { brand: brandName(7) },
  'brand and category': { brand: brandName(7), category: categoryName(2) },
  'rare word': { q: rareWord(3) },
  'common word': { q: commonWord },
};

export interface ListingQuery {
  readonly sort: ProductSort;
  readonly filter: string;
  readonly place: 'first' | 'last';
}

/** Every sort under every filter, at both ends. */
export const listingQueries: readonly ListingQuery[] = Object.keys(filters).flatMap((filter) =>
  productSorts.flatMap((sort) => (['first', 'last'] as const).map((place) => ({ sort, filter, place }))),
);

/** Its address. @param page counts from 1 */
export const listingPath = ({ sort, filter }: ListingQuery, page: number): string =>
  `/api/products?${new URLSearchParams({ ...filters[filter], sort, page: String(page), pageSize: String(pageSize) }).toString()}`;
