import { queryOptions } from '@tanstack/react-query';
import type { CategoryDetails, CategoryTree } from '../../../lib/api-types.ts';
import { read } from '../../../lib/api.ts';

export const categoryTreeQuery = () => queryOptions({ queryKey: ['/api/categories'], queryFn: read<CategoryTree> });

export const categoryDetailsQuery = () =>
  queryOptions({ queryKey: ['/api/categories', 'details'], queryFn: read<readonly CategoryDetails[]> });
