import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../../lib/api-types.ts';
import type { QueryAddress } from '../../../lib/api.ts';
import type { components } from '../../../lib/schema.gen.ts';
import type { ProductsSearch } from '../products-search.ts';
import { adminRead, adminRequest } from './admin-request.ts';

export type AdminProduct = components['schemas']['AdminProductBody'];

/** What the table of products shows, as a query key. */
export const productsAddress = ({ show, page = 1, ...search }: ProductsSearch): QueryAddress => {
  const { q, brand, category, subcategory, sort, order, asOf } = search;
  const shown = show && { [show]: true };
  return ['/api/admin/products', { q, brand, category, subcategory, ...shown, sort, order, asOf, page }];
};

export const adminProductsQuery = (search: ProductsSearch) =>
  queryOptions({ queryKey: productsAddress(search), queryFn: adminRead<Page<AdminProduct>> });

export interface ProductChange {
  readonly name: string;
  readonly brandId: string;
  /** Category key. */
  readonly category: string;
  /** Name of a subcategory of this category. */
  readonly subcategory: string;
  readonly description: string | null;
}

/**
 * @param id null: a new one
 * @param body of one that is changed, what was changed of it
 */
export const saveProduct = (
  id: string | null,
  body: Partial<ProductChange>,
  revision: number | null,
): Promise<AdminProduct> =>
  id === null
    ? adminRequest('/api/products', { method: 'POST', body })
    : adminRequest(`/api/products/${id}`, { method: 'PUT', body, revision });

/** Changes some fields of one of many. */
export const changeProduct = (
  { id, revision }: AdminProduct,
  body: Partial<ProductChange>,
  batch: string,
): Promise<AdminProduct> => adminRequest(`/api/products/${id}`, { method: 'PUT', body, revision, batch });

export const removeProduct = ({ id, revision }: AdminProduct, reason: string, batch?: string): Promise<null> =>
  adminRequest(`/api/products/${id}`, { method: 'DELETE', revision, reason, batch });

export const restoreProduct = ({ id }: { readonly id: string }, batch?: string): Promise<AdminProduct> =>
  adminRequest(`/api/admin/products/${id}/restore`, { method: 'POST', batch });
