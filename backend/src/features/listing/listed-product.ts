import { normalizeText } from '@henna/domain';
import type { Catalogue, ProductEntry } from './catalogue.ts';

/** A product as lists order and filter it, with its sort keys worked out once. */
export interface ListedProduct {
  readonly id: string;
  /** A small number of its own while it is listed: its bit in sets of products. */
  readonly slot: number;
  readonly brandId: string;
  readonly categoryId: string;
  readonly subcategoryId: string;
  readonly created: number;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly trend: number;
  readonly rating: number;
  readonly reviews: number;
}

/** Reads a visible product's sort keys off the index. */
export const listedProduct = (entry: ProductEntry, slot: number, catalogue: Catalogue): ListedProduct => {
  const { _id, brandId, categoryId, subcategoryId } = entry;
  return {
    id: _id,
    slot,
    brandId,
    categoryId,
    subcategoryId,
    created: entry.createdAt.getTime(),
    name: normalizeText(entry.name),
    ...groupSortKeys(entry, catalogue),
    trend: entry.trendScore ?? -Infinity,
    rating: entry.bayesian ?? -Infinity,
    reviews: entry.ratings.total + entry.rootComments,
  };
};

/** The sort keys that a product has from its brand and category. */
export const groupSortKeys = (
  { brandId, categoryId, subcategoryId }: Pick<ProductEntry, 'brandId' | 'categoryId' | 'subcategoryId'>,
  catalogue: Catalogue,
): Pick<ListedProduct, 'brand' | 'category'> => {
  const brand = catalogue.brand(brandId);
  const category = catalogue.category(categoryId);
  const subcategory = catalogue.subcategory(categoryId, subcategoryId);
  return {
    brand: foldedName(brand?.displayName ?? ''),
    category: foldedName(`${category?.displayName ?? ''}\u0001${subcategory?.displayName ?? ''}`),
  };
};

const maxFoldedNames = 10_000;
const foldedNames = new Map<string, string>();

/** A few names stand on many products: each is folded once, and is one string in memory. */
const foldedName = (name: string): string => {
  const cached = foldedNames.get(name);
  if (cached !== undefined) return cached;
  if (foldedNames.size >= maxFoldedNames) foldedNames.clear();
  const folded = normalizeText(name);
  foldedNames.set(name, folded);
  return folded;
};
