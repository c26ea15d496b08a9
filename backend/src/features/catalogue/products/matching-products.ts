import { inDirection, matcher } from '../../../shared/http/admin-list.ts';
import {
  filtersByName,
  listedProduct,
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
const removedSubcategories = (catalogue: Catalogue) =>
  new Set(
    [...catalogue.allCategories()].flatMap((category) =>
      category.subcategories.filter(({ removed }) => removed || category.removed).map(({ id }) => id),
    ),
  );

/** Ids of the products that a request finds among some, sorted here: for lists of which no order is kept. */
export const matchingProducts = (
  query: ListProductsRequest,
  catalogue: Catalogue,
  isListed: (entry: ProductEntry) => boolean,
  sort: NonNullable<ListProductsRequest['sort']>,
): readonly string[] => {
  const matches = matcher(query.q);
  const { categoryId, subcategoryIds, brandId } = requestedFilters(query, catalogue);
  const searchedTexts = ({ name, ...entry }: ProductEntry) => [
    name,
    catalogue.brand(entry.brandId)?.displayName,
    catalogue.category(entry.categoryId)?.displayName,
  ];
  return [...catalogue.allProducts()]
    .filter(isListed)
    .filter((entry) => !categoryId || entry.categoryId === categoryId)
    .filter((entry) => !subcategoryIds || subcategoryIds.has(entry.subcategoryId))
    .filter((entry) => !brandId || entry.brandId === brandId)
    .filter((entry) => matches(...searchedTexts(entry)))
    .map((entry) => listedProduct(entry, 0, catalogue))
    .sort(inDirection(productOrders[sort], sort, query.order))
    .map(({ id }) => id);
};
