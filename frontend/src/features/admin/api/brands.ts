import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../../lib/api-types.ts';
import type { QueryAddress } from '../../../lib/api.ts';
import type { components } from '../../../lib/schema.gen.ts';
import type { TableSearch } from '../table-search.ts';
import { adminRead, adminRequest } from './admin-request.ts';

export type AdminBrand = components['schemas']['AdminBrandBody'];

/** What the table of brands shows, as a query key. */
export const brandsAddress = ({ q, sort, order, asOf, page = 1 }: TableSearch): QueryAddress => [
  '/api/admin/brands',
  { q, sort, order, asOf, page },
];

export const adminBrandsPageQuery = (search: TableSearch) =>
  queryOptions({ queryKey: brandsAddress(search), queryFn: adminRead<Page<AdminBrand>> });

export const allAdminBrandsQuery = () =>
  queryOptions({ queryKey: ['/api/admin/brands'], queryFn: adminRead<readonly AdminBrand[]> });

/** `null` clears a field. */
export interface BrandChange {
  readonly name: string;
  readonly displayName: string;
  readonly labels: { readonly ar: string | null };
  readonly description: string | null;
  readonly logoUrl: string | null;
  readonly website: string | null;
  readonly active: boolean;
}

/**
 * @param id null: a new one
 * @param body of one that is changed, what was changed of it
 */
export const saveBrand = (
  id: string | null,
  body: Partial<BrandChange>,
  revision: number | null,
): Promise<AdminBrand> =>
  id === null
    ? adminRequest('/api/admin/brands', { method: 'POST', body })
    : adminRequest(`/api/admin/brands/${id}`, { method: 'PUT', body, revision });

/** Changes some fields of one of many. */
export const changeBrand = (
  { id, revision }: AdminBrand,
  body: Partial<BrandChange>,
  batch: string,
): Promise<AdminBrand> => adminRequest(`/api/admin/brands/${id}`, { method: 'PUT', body, revision, batch });

export const removeBrand = ({ id, revision }: AdminBrand, reason: string, batch?: string): Promise<null> =>
  adminRequest(`/api/admin/brands/${id}`, { method: 'DELETE', revision, reason, batch });

export const restoreBrand = ({ id }: { readonly id: string }, batch?: string): Promise<AdminBrand> =>
  adminRequest(`/api/admin/brands/${id}/restore`, { method: 'POST', batch });
