import {
  invalidField,
  normalizeKey,
  normalizeText,
  type CategoryDocument,
  type ProductFields,
  type SubcategoryPart,
} from '@henna/domain';
import type { CatalogueIndex } from '../../listing/index.ts';

/** Where a product belongs, by ids, by names as forms send them, or by both if they agree. */
export interface RequestedPlacement {
  readonly brandId?: string;
  readonly brand?: string;
  readonly categoryId?: string;
  /** The category's key. */
  readonly category?: string;
  readonly subcategoryId?: string;
  readonly subcategory?: string;
}

export type Placement = Pick<ProductFields, 'brandId' | 'categoryId' | 'subcategoryId'>;

/**
 * The ids that a request names: the brand, and category with subcategory, each if it was requested. Nothing removed can be chosen, but a
 * product may stay where it is. Throws a 400 on the field that names nothing, or does not fit.
 * @param current where the product is now
 */
export const resolvePlacement = (
  catalogue: CatalogueIndex,
  requested: RequestedPlacement,
  current?: Placement,
): Partial<Placement> => ({
  ...resolveBrand(catalogue, requested, current),
  ...resolveCategory(catalogue, requested, current),
});

const resolveBrand = (catalogue: CatalogueIndex, { brandId, brand }: RequestedPlacement, current?: Placement) => {
  const id = brandId ?? current?.brandId;
  const found = id === undefined ? undefined : catalogue.brand(id);
  if (brandId !== undefined && brandId !== current?.brandId && (!found || found.removed))
    throw invalidField('brandId', 'BRAND_UNKNOWN');
  if (brand !== undefined && (!found || normalizeText(found.name) !== normalizeText(brand)))
    throw invalidField('brand', 'BRAND_MISMATCH');
  return brandId === undefined ? {} : { brandId };
};

const resolveCategory = (
  catalogue: CatalogueIndex,
  requested: RequestedPlacement,
  current?: Placement,
): Partial<Placement> => {
  const { categoryId, category: key, subcategoryId, subcategory: name } = requested;
  if ([categoryId, key, subcategoryId, name].every((each) => each === undefined)) return {};
  const category = requestedCategory(catalogue, requested, current);
  const moves = category._id !== current?.categoryId;
  const id = subcategoryId ?? (name === undefined && !moves ? current?.subcategoryId : undefined);
  const meant = (part: SubcategoryPart) =>
    (id === undefined || part.id === id) &&
    (name === undefined || normalizeKey(part.name) === normalizeKey(name)) &&
    (!part.removed || part.id === current?.subcategoryId);
  const field = subcategoryId === undefined ? 'subcategory' : 'subcategoryId';
  if (id === undefined && name === undefined) throw invalidField(field, 'SUBCATEGORY_NEEDED');
  const part = activeFirst(category.subcategories.filter(meant));
  if (!part) throw invalidField(field, 'SUBCATEGORY_ELSEWHERE');
  return { categoryId: category._id, subcategoryId: part.id };
};

const requestedCategory = (
  catalogue: CatalogueIndex,
  { categoryId, category: key }: RequestedPlacement,
  current?: Placement,
): CategoryDocument => {
  const id = categoryId ?? (key === undefined ? current?.categoryId : undefined);
  const meant = ({ _id, name, removed }: CategoryDocument) =>
    (id === undefined || _id === id) &&
    (key === undefined || normalizeKey(name) === normalizeKey(key)) &&
    (!removed || _id === current?.categoryId);
  const found = id === undefined && key === undefined ? [] : [...catalogue.allCategories()].filter(meant);
  const category = activeFirst(found);
  if (!category) throw invalidField(categoryId === undefined ? 'category' : 'categoryId', 'CATEGORY_UNKNOWN');
  return category;
};

const activeFirst = <Record extends { readonly removed: boolean }>(records: readonly Record[]) =>
  records.find(({ removed }) => !removed) ?? records[0];
