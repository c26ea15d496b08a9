import { normalizeKey, invalidField, type CategoryDocument, type SubcategoryPart } from '@henna/domain';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';

/** The category, and the subcategory if one is named, that stand under these names now. Throws a 400 for an unknown one. */
export const ownerNamed = (
  catalogue: CatalogueIndex,
  categoryKey: string,
  subcategoryName: string | null | undefined,
): { category: CategoryDocument; subcategory: SubcategoryPart | null } => {
  const category = standing([...catalogue.allCategories()], categoryKey);
  if (!category) throw invalidField('categoryKey', 'CATEGORY_UNKNOWN');
  if (!subcategoryName) return { category, subcategory: null };
  const subcategory = standing(category.subcategories, subcategoryName);
  if (!subcategory) throw invalidField('subcategory', 'SUBCATEGORY_ELSEWHERE');
  return { category, subcategory };
};

const standing = <Record extends { readonly name: string; readonly removed: boolean }>(
  records: readonly Record[],
  name: string,
) => records.find((record) => !record.removed && normalizeKey(record.name) === normalizeKey(name));
