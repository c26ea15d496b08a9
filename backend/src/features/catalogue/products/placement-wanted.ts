import { invalidField } from '@henna/domain';
import type { CatalogueIndex } from '../../listing/index.ts';
import { placed, type Placement, type PlacementWanted } from './placement.ts';

type Asked = { readonly [Field in keyof PlacementWanted]?: string | null };

/** The wish in a request: what is empty is absent. */
export const placementWanted = (asked: Asked): PlacementWanted => ({
  ...(asked.brandId && { brandId: asked.brandId.toLowerCase() }),
  ...(asked.brand && { brand: asked.brand }),
  ...(asked.categoryId && { categoryId: asked.categoryId.toLowerCase() }),
  ...(asked.category && { category: asked.category }),
  ...(asked.subcategoryId && { subcategoryId: asked.subcategoryId.toLowerCase() }),
  ...(asked.subcategory && { subcategory: asked.subcategory }),
});

/** The whole placement of a new product. Throws a 400 on the field that is missing or does not fit. */
export const placementOfNew = (catalogue: CatalogueIndex, asked: Asked): Placement => {
  const { brandId, categoryId, subcategoryId } = placed(catalogue, placementWanted(asked));
  if (!brandId) throw invalidField('brandId', 'BRAND_NEEDED');
  if (!categoryId || !subcategoryId) throw invalidField('category', 'CATEGORY_NEEDED');
  return { brandId, categoryId, subcategoryId };
};
