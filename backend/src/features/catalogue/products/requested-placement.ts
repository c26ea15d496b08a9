import { invalidField } from '@henna/domain';
import type { CatalogueIndex } from '../../listing/index.ts';
import { resolvePlacement, type Placement, type RequestedPlacement } from './placement.ts';

type PlacementFields = { readonly [Field in keyof RequestedPlacement]?: string | null };

/** The placement that a request names; empty fields are left out. */
export const requestedPlacement = (fields: PlacementFields): RequestedPlacement => ({
  ...(fields.brandId && { brandId: fields.brandId.toLowerCase() }),
  ...(fields.brand && { brand: fields.brand }),
  ...(fields.categoryId && { categoryId: fields.categoryId.toLowerCase() }),
  ...(fields.category && { category: fields.category }),
  ...(fields.subcategoryId && { subcategoryId: fields.subcategoryId.toLowerCase() }),
  ...(fields.subcategory && { subcategory: fields.subcategory }),
});

/** The whole placement of a new product. Throws a 400 on the field that is missing or does not fit. */
export const newPlacement = (catalogue: CatalogueIndex, fields: PlacementFields): Placement => {
  const { brandId, categoryId, subcategoryId } = resolvePlacement(catalogue, requestedPlacement(fields));
  if (!brandId) throw invalidField('brandId', 'BRAND_NEEDED');
  if (!categoryId || !subcategoryId) throw invalidField('category', 'CATEGORY_NEEDED');
  return { brandId, categoryId, subcategoryId };
};
