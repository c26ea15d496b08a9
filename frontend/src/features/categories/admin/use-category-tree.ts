import { useQuery } from '@tanstack/react-query';
import { allRecordsQuery } from '../../records/index.ts';
import { optionSetsQuery } from '../../voting/admin/index.ts';
import { categoryTree } from './category-tree.ts';

/** All categories with their subcategories and options. @param asOf ISO 8601; absent: now */
export function useCategoryTree(asOf?: string) {
  const categories = useQuery(allRecordsQuery('categories', asOf));
  const subcategories = useQuery(allRecordsQuery('subcategories', asOf));
  const sets = useQuery(optionSetsQuery(asOf));
  const all = [categories, subcategories, sets];
  const tree =
    categories.data && subcategories.data && sets.data
      ? categoryTree(categories.data, subcategories.data, sets.data)
      : undefined;
  return {
    /** undefined while loading. */
    tree,
    error: tree ? null : (all.find((query) => query.error)?.error ?? null),
    refetch: () => void Promise.all(all.map(({ refetch }) => refetch())),
  };
}
