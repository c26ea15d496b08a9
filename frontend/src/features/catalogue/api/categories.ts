import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CategoryDetails, CategoryTree } from '../../../lib/api-types.ts';
import { read } from '../../../lib/api.ts';

/** The usual categories, for a server that has none yet. */
export const loadDefaultCategories = async (): Promise<CategoryTree> =>
  (await import('../default-categories.ts')).defaultCategories;

/** Category keys with their subcategories; the usual ones where the server has none. */
export const categoryTreeQuery = () =>
  queryOptions({
    queryKey: ['/api/categories'],
    queryFn: async (context): Promise<CategoryTree> => {
      const tree = await read<CategoryTree>(context);
      if (Object.keys(tree).length > 0) return tree;
      return loadDefaultCategories();
    },
  });

export const categoryDetailsQuery = () =>
  queryOptions({ queryKey: ['/api/categories', 'details'], queryFn: read<readonly CategoryDetails[]> });

/** Has names and subcategories there before a page that opens with them is drawn. */
export const prefetchCategories = (queryClient: QueryClient) =>
  Promise.all([queryClient.prefetchQuery(categoryTreeQuery()), queryClient.prefetchQuery(categoryDetailsQuery())]);
