import { normalizeKey, normalizeText } from '@henna/domain';
import type { Catalogue } from './catalogue.ts';
import type { Filters } from './facet-counts.ts';
import type { GetProductsRequest } from './get-products.request.ts';
import type { ListingQuery } from './listing.ts';

export interface FilterNames {
  readonly category?: string;
  readonly subcategory?: string;
  readonly brand?: string;
}

export type RequestedProducts = Pick<
  GetProductsRequest,
  'category' | 'subcategory' | 'brand' | 'option' | 'minRating' | 'shade' | 'q' | 'ids' | 'sort'
>;

/** The query that a request's filters, text and order make. */
export const listingQuery = (
  { category, subcategory, brand, option, minRating, shade, q, ids, sort }: RequestedProducts,
  catalogue: Catalogue,
): ListingQuery => {
  const names = {
    ...(category && { category }),
    ...(subcategory && { subcategory }),
    ...(brand && { brand }),
  };
  const text = q?.trim();
  return {
    ...filtersByName(names, catalogue),
    ...(option?.length && { options: option.map((each) => optionsNamed(each, catalogue)) }),
    ...(minRating && { minRating }),
    ...(shade && { shade }),
    ...(sort && { sort }),
    ...(text && { text }),
    ...(ids && { ids: new Set(ids) }),
  };
};

/** The ids of the options with a label, without regard to case, or with an id. */
const optionsNamed = (name: string, catalogue: Catalogue): ReadonlySet<string> => {
  const searched = normalizeText(name);
  const options = [...catalogue.allOptions().values()].filter(
    ({ id, label }) => id === name || normalizeText(label) === searched,
  );
  return new Set(options.map(({ id }) => id));
};

const matchesNothing: Filters = { categoryId: 'none' };

/** Category keys, subcategory and brand names of an address as ids; a former name counts, an unknown one finds nothing. */
export const filtersByName = (names: FilterNames, catalogue: Catalogue): Filters => {
  const filters: { categoryId?: string; subcategoryIds?: ReadonlySet<string>; brandId?: string } = {};
  if (names.category !== undefined) {
    const category = findNamed(catalogue.allCategories(), names.category, normalizeKey);
    if (!category) return matchesNothing;
    filters.categoryId = category._id;
  }
  if (names.subcategory !== undefined) {
    const key = names.subcategory;
    const categories = filters.categoryId ? [catalogue.category(filters.categoryId)!] : [...catalogue.allCategories()];
    const ids = categories.flatMap(({ subcategories }) => findNamed(subcategories, key, normalizeKey)?.id ?? []);
    if (ids.length === 0) return matchesNothing;
    filters.subcategoryIds = new Set(ids);
  }
  if (names.brand !== undefined) {
    const brand = findNamed(catalogue.allBrands(), names.brand, normalizeText);
    if (!brand || brand.removed) return matchesNothing;
    filters.brandId = brand._id;
  }
  return filters;
};

interface Named {
  readonly name: string;
  readonly previousNames: readonly string[];
  readonly removed: boolean;
}

/** The record that has the name, else the one that had it before; active records before removed ones. */
export const findNamed = <Record extends Named>(
  records: Iterable<Record>,
  name: string,
  folded: (name: string) => string,
): Record | undefined => {
  const foldedName = folded(name);
  const all = [...records];
  const hasName = (record: Record) => folded(record.name) === foldedName;
  const hadName = (record: Record) => record.previousNames.some((previous) => folded(previous) === foldedName);
  const active = all.filter(({ removed }) => !removed);
  return active.find(hasName) ?? all.find(hasName) ?? active.find(hadName);
};
