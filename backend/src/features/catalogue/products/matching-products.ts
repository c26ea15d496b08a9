import { inDirection, matcher } from '../../../shared/http/admin-list.ts';
import { TimeSlices } from '../../../shared/slices.ts';
import { sortInSlices } from '../../../shared/sort-in-slices.ts';
import {
  filtersByName,
  hasPicture,
  listedProduct,
  type ListedProduct,
  productOrders,
  type Catalogue,
  type Filters,
  type ProductEntry,
} from '../../listing/index.ts';
import type { ListProductsRequest } from './list-products.request.ts';

/** What a request filters by, as ids. */
export const requestedFilters = (
  { category, subcategory, brand, uncategorised }: ListProductsRequest,
  catalogue: Catalogue,
): Filters => {
  const names = { ...(category && { category }), ...(subcategory && { subcategory }), ...(brand && { brand }) };
  const filters = filtersByName(names, catalogue);
  if (!uncategorised) return filters;
  const places = removedSubcategories(catalogue);
  const { subcategoryIds = places } = filters;
  return { ...filters, subcategoryIds: new Set([...places].filter((id) => subcategoryIds.has(id))) };
};

/** The subcategories whose products have no place any more: removed ones, and those of removed categories. */
export const removedSubcategories = (catalogue: Catalogue) =>
  new Set(
    [...catalogue.allCategories()].flatMap((category) =>
      category.subcategories.filter(({ removed }) => removed || category.removed).map(({ id }) => id),
    ),
  );

/**
 * Ids of the products that a request finds among some, sorted here: for lists of which no order is kept. In slices, as
 * all products are looked at.
 */
export const matchingProducts = async (
  query: ListProductsRequest,
  catalogue: Catalogue,
  isListed: (entry: ProductEntry) => boolean,
  sort: NonNullable<ListProductsRequest['sort']>,
): Promise<readonly string[]> => {
  const slices = new TimeSlices();
  const matches = matcher(query.q);
  const { categoryId, subcategoryIds, brandId } = requestedFilters(query, catalogue);
  const searchedTexts = ({ name, ...entry }: ProductEntry) => [
    name,
    catalogue.brand(entry.brandId)?.displayName,
    catalogue.category(entry.categoryId)?.displayName,
  ];
  const isFound = (entry: ProductEntry) =>
    isListed(entry) &&
    (!categoryId || entry.categoryId === categoryId) &&
    (!subcategoryIds || subcategoryIds.has(entry.subcategoryId)) &&
    (!brandId || entry.brandId === brandId) &&
    !(query.withoutPicture && hasPicture(entry)) &&
    matches(...searchedTexts(entry));
  const found: ListedProduct[] = [];
  for (const entry of [...catalogue.allProducts()]) {
    if (isFound(entry)) found.push(listedProduct(entry, 0, catalogue));
    if (slices.isOver) await slices.next();
  }
  const sorted = await sortInSlices(found, inDirection(productOrders[sort], sort, query.order), slices);
  return sorted.map(({ id }) => id);
};
