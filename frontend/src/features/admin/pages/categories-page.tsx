import '../../../i18n/admin.load.ts';
import { useQuery } from '@tanstack/react-query';
import { adminCategoriesQuery, adminSubcategoriesQuery } from '../api/categories.ts';
import { optionSetsQuery } from '../api/voting-options.ts';
import { shelvesOf } from '../categories/category-shelves.ts';
import { AsOf } from '../as-of/as-of.tsx';
import { CategoriesPageView } from './categories-page-view.tsx';

interface CategoriesPageProps {
  /** ISO 8601; absent: now. */
  readonly asOf: string | undefined;
  readonly onMoment: (asOf: string | undefined) => void;
}

/** Categories with what belongs to them, all read at once. */
export function CategoriesPage({ asOf, onMoment }: CategoriesPageProps) {
  const categories = useQuery(adminCategoriesQuery(asOf));
  const subcategories = useQuery(adminSubcategoriesQuery(asOf));
  const sets = useQuery(optionSetsQuery(asOf));
  const all = [categories, subcategories, sets];
  const shelves =
    categories.data && subcategories.data && sets.data
      ? shelvesOf(categories.data, subcategories.data, sets.data)
      : undefined;
  const error = shelves ? null : (all.find((query) => query.error)?.error ?? null);
  return (
    <AsOf asOf={asOf} onChange={onMoment} error={error}>
      <CategoriesPageView
        shelves={shelves}
        error={error}
        onRetry={() => void Promise.all(all.map(({ refetch }) => refetch()))}
      />
    </AsOf>
  );
}
