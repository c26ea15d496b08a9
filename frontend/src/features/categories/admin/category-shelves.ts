import type { AdminCategory, AdminSubcategory } from '../../records/index.ts';
import type { OptionSet } from '../../voting/admin/index.ts';

export interface SubcategoryShelf {
  readonly subcategory: AdminSubcategory;
  readonly options: OptionSet | null;
}
export interface CategoryShelf {
  readonly category: AdminCategory;
  readonly options: OptionSet | null;
  readonly subcategories: readonly SubcategoryShelf[];
}

/** Categories in their order, each with its subcategories by sort order, and every one with its own options. */
export function shelvesOf(
  categories: readonly AdminCategory[],
  subcategories: readonly AdminSubcategory[],
  sets: readonly OptionSet[],
): readonly CategoryShelf[] {
  const options = new Map(sets.map((set) => [set.id, set]));
  const of = (id: string) => options.get(id) ?? null;
  return categories.map((category) => ({
    category,
    options: of(category.id),
    subcategories: subcategories
      .filter(({ categoryId }) => categoryId === category.id)
      .sort((one, other) => one.sortOrder - other.sortOrder)
      .map((subcategory) => ({ subcategory, options: of(subcategory.id) })),
  }));
}
