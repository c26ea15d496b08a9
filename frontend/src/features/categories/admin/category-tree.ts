import type { AdminCategory, AdminSubcategory } from '../../records/index.ts';
import type { OptionSet } from '../../voting/admin/index.ts';

export interface SubcategoryNode {
  readonly subcategory: AdminSubcategory;
  readonly options: OptionSet | null;
}
export interface CategoryNode {
  readonly category: AdminCategory;
  readonly options: OptionSet | null;
  readonly subcategories: readonly SubcategoryNode[];
}

/** Categories in their order, each with its subcategories by sort order and with their own options. */
export function categoryTree(
  categories: readonly AdminCategory[],
  subcategories: readonly AdminSubcategory[],
  sets: readonly OptionSet[],
): readonly CategoryNode[] {
  const options = new Map(sets.map((set) => [set.id, set]));
  const optionsOf = (id: string) => options.get(id) ?? null;
  return categories.map((category) => ({
    category,
    options: optionsOf(category.id),
    subcategories: subcategories
      .filter(({ categoryId }) => categoryId === category.id)
      .sort((one, other) => one.sortOrder - other.sortOrder)
      .map((subcategory) => ({ subcategory, options: optionsOf(subcategory.id) })),
  }));
}
