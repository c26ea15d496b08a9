import '../../../i18n/admin.load.ts';
import { useQuery } from '@tanstack/react-query';
import { adminCategoriesQuery, adminSubcategoriesQuery } from '../api/categories.ts';
import { optionSetsQuery } from '../api/voting-options.ts';
import { shelvesOf } from '../categories/category-shelves.ts';
import { CategoriesPageView } from './categories-page-view.tsx';

/** Categories with what belongs to them, all read at once. */
export function CategoriesPage() {
  const categories = useQuery(adminCategoriesQuery());
  const subcategories = useQuery(adminSubcategoriesQuery());
  const sets = useQuery(optionSetsQuery());
  const all = [categories, subcategories, sets];
  const shelves =
    categories.data && subcategories.data && sets.data
      ? shelvesOf(categories.data, subcategories.data, sets.data)
      : undefined;
  return (
    <CategoriesPageView
      shelves={shelves}
      error={shelves ? null : (all.find(({ error }) => error)?.error ?? null)}
      onRetry={() => void Promise.all(all.map(({ refetch }) => refetch()))}
    />
  );
}
