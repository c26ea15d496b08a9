import { SubcategoryNotFoundError, type CategoryDocument } from '@henna/domain';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';

/** The category that a subcategory is in, removed or not. Throws {@link SubcategoryNotFoundError}. */
export const homeCategory = (catalogue: CatalogueIndex, subcategoryId: string): CategoryDocument => {
  for (const category of catalogue.allCategories())
    if (category.subcategories.some(({ id }) => id === subcategoryId)) return category;
  throw new SubcategoryNotFoundError();
};
