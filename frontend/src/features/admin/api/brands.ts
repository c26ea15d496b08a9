import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../../lib/api-types.ts';
import type { components } from '../../../lib/schema.gen.ts';
import type { TableSearch } from '../table-search.ts';
import { adminRead, adminRequest } from './admin-request.ts';

export type AdminBrand = components['schemas']['AdminBrandBody'];

export const adminBrandsPageQuery = ({ q, page = 1 }: TableSearch) =>
  queryOptions({ queryKey: ['/api/admin/brands', { q, page }], queryFn: adminRead<Page<AdminBrand>> });

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

/** @param id null: a new one. */
export const saveBrand = (id: string | null, body: BrandChange, revision: number | null): Promise<AdminBrand> =>
  id === null
    ? adminRequest('/api/admin/brands', { method: 'POST', body })
    : adminRequest(`/api/admin/brands/${id}`, { method: 'PUT', body, revision });

export const removeBrand = ({ id, revision }: AdminBrand, reason: string): Promise<null> =>
  adminRequest(`/api/admin/brands/${id}`, { method: 'DELETE', revision, reason });

export const restoreBrand = ({ id }: AdminBrand): Promise<AdminBrand> =>
  adminRequest(`/api/admin/brands/${id}/restore`, { method: 'POST' });
