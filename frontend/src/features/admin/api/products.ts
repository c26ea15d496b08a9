import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../../lib/api-types.ts';
import type { components } from '../../../lib/schema.gen.ts';
import type { TableSearch } from '../table-search.ts';
import { adminRead, adminRequest } from './admin-request.ts';

export type AdminProduct = components['schemas']['AdminProductBody'];

export const adminProductsQuery = ({ q, page = 1 }: TableSearch) =>
  queryOptions({ queryKey: ['/api/admin/products', { q, page }], queryFn: adminRead<Page<AdminProduct>> });

export interface ProductChange {
  readonly name: string;
  readonly brandId: string;
  /** Category key. */
  readonly category: string;
  /** Name of a subcategory of this category. */
  readonly subcategory: string;
  readonly description: string | null;
}

/** @param id null: a new one. */
export const saveProduct = (id: string | null, body: ProductChange, revision: number | null): Promise<AdminProduct> =>
  id === null
    ? adminRequest('/api/products', { method: 'POST', body })
    : adminRequest(`/api/products/${id}`, { method: 'PUT', body, revision });

export const removeProduct = ({ id, revision }: AdminProduct, reason: string): Promise<null> =>
  adminRequest(`/api/products/${id}`, { method: 'DELETE', revision, reason });

export const restoreProduct = ({ id }: AdminProduct): Promise<AdminProduct> =>
  adminRequest(`/api/admin/products/${id}/restore`, { method: 'POST' });
