import type { Page } from '@henna/domain';
import { queryOptions } from '@tanstack/react-query';
import type { BrandResponse } from '../../../lib/api-types.ts';
import { read } from '../../../lib/api.ts';

/** All brands with their product counts, by name. */
export const allBrandsQuery = () =>
  queryOptions({ queryKey: ['/api/brands'], queryFn: read<readonly BrandResponse[]> });

/** The brands of the highest summed trend. */
export const popularBrandsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['/api/brands', { sort: 'popular', limit }],
    queryFn: read<readonly BrandResponse[]>,
  });

export const brandsPageQuery = (params: { readonly q?: string; readonly page: number }) =>
  queryOptions({ queryKey: ['/api/brands', { ...params }], queryFn: read<Page<BrandResponse>> });

/** The brand of that name, also under a former one; empty when there is none. */
export const brandByNameQuery = (name: string) =>
  queryOptions({ queryKey: ['/api/brands', { name }], queryFn: read<readonly BrandResponse[]> });
