import '../../../i18n/lists.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { productsQuery } from '../../catalogue/api/products.ts';
import { sameKey, useCategories } from '../../catalogue/categories.ts';
import { categoryParams, type CategorySearch } from '../category-params.ts';
import { CategoryPageView } from './category-page-view.tsx';

interface CategoryPageProps {
  readonly category: string;
  readonly subcategory?: string;
  readonly search: CategorySearch;
  readonly onSearchChange: (change: Partial<CategorySearch>) => unknown;
}

export function CategoryPage({ category, subcategory, search, onSearchChange }: CategoryPageProps) {
  const params = categoryParams(category, subcategory, search);
  const list = useQuery({
    ...productsQuery(params),
    placeholderData: (previous, query) =>
      isSameShelf(query?.queryKey[1], params) ? keepPreviousData(previous) : undefined,
  });
  const { categories } = useCategories();
  return (
    <CategoryPageView
      categoryKey={category}
      subcategoryKey={subcategory}
      category={categories.find((one) => sameKey(one.key, category))}
      search={search}
      onSearchChange={onSearchChange}
      list={list}
    />
  );
}

interface ShelfKey {
  readonly category?: string;
  readonly subcategory?: string;
}
const isSameShelf = (before: unknown, now: ShelfKey): boolean => {
  const { category, subcategory } = (before ?? {}) as ShelfKey;
  return category === now.category && subcategory === now.subcategory;
};
