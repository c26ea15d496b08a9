import type { Page } from '@henna/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { adminRead, adminRequest, invalidatePaths } from '../../admin-kit/request.ts';
import type { TableSearch } from '../../admin-kit/table/table-search.ts';
import type { QueryAddress } from '../../lib/api.ts';
import type { components } from '../../lib/schema.gen.ts';
import type { RemovedKind } from './records-search.ts';

type Schemas = components['schemas'];
export type AdminBanner = Schemas['AdminBannerResponse'];
export type AdminBrand = Schemas['AdminBrandResponse'];
export type AdminCategory = Schemas['AdminCategoryResponse'];
export type AdminProduct = Schemas['AdminProductResponse'];
export type AdminSubcategory = Schemas['AdminSubcategoryResponse'];

/** By the name in addresses. */
export interface Records {
  readonly banners: AdminBanner;
  readonly brands: AdminBrand;
  readonly categories: AdminCategory;
  readonly products: AdminProduct;
  readonly subcategories: AdminSubcategory;
}
export type RecordsKind = RemovedKind;
export type AdminRecord = Records[RecordsKind];
export type RecordRef = Pick<AdminRecord, 'id' | 'revision'>;

export const historyKinds = {
  banners: 'banner',
  brands: 'brand',
  categories: 'category',
  products: 'product',
  subcategories: 'subcategory',
} as const satisfies Record<RecordsKind, string>;

/** Bodies of requests; null clears a field. */
export interface Changes {
  readonly banners: Schemas['AddBannerRequest'];
  readonly brands: Schemas['AddBrandRequest'];
  readonly categories: Schemas['CategoryFieldsRequest'];
  readonly subcategories: Schemas['AddSubcategoryRequest'];
  readonly products: Schemas['AddProductRequest'];
}

interface RecordsSearch extends TableSearch {
  readonly brand?: string;
  readonly category?: string;
  readonly subcategory?: string;
  readonly show?: 'uncategorised' | 'removed';
}

export const recordsKey = (kind: RecordsKind, search: RecordsSearch): QueryAddress => {
  const { q, brand, category, subcategory, show, sort, order, asOf, page = 1 } = search;
  const filters = { brand, category, subcategory, ...(show && { [show]: true }) };
  return [`/api/admin/${kind}`, { q, ...filters, sort, order, asOf, page }];
};

export const recordsQuery = <Kind extends RecordsKind>(kind: Kind, search: RecordsSearch) =>
  queryOptions({ queryKey: recordsKey(kind, search), queryFn: adminRead<Page<Records[Kind]>> });

/** @param asOf ISO 8601 */
export const allRecordsQuery = <Kind extends 'brands' | 'categories' | 'subcategories'>(kind: Kind, asOf?: string) =>
  queryOptions({
    queryKey: [`/api/admin/${kind}`, { asOf }] satisfies QueryAddress,
    queryFn: adminRead<readonly Records[Kind][]>,
  });

const writePath = (kind: RecordsKind) => (kind === 'products' ? '/api/products' : `/api/admin/${kind}`);

export const addRecord = <Kind extends RecordsKind>(kind: Kind, body: Partial<Changes[Kind]>): Promise<Records[Kind]> =>
  adminRequest(writePath(kind), { method: 'POST', body });

/** @param body the fields that change */
export const changeRecord = <Kind extends RecordsKind>(
  kind: Kind,
  { id, revision }: RecordRef,
  body: Partial<Changes[Kind]>,
  batch?: string,
): Promise<Records[Kind]> => adminRequest(`${writePath(kind)}/${id}`, { method: 'PUT', body, revision, batch });

export const removeRecord = (
  kind: RecordsKind,
  { id, revision }: RecordRef,
  reason?: string,
  batch?: string,
): Promise<null> => adminRequest(`${writePath(kind)}/${id}`, { method: 'DELETE', revision, reason, batch });

export const restoreRecord = <Kind extends RecordsKind>(
  kind: Kind,
  { id }: { readonly id: string },
  batch?: string,
): Promise<Records[Kind]> => adminRequest(`/api/admin/${kind}/${id}/restore`, { method: 'POST', batch });

/** Lists of staff and of the public in which a change of the catalogue can be seen. */
const affectedPaths = [
  '/api/admin/categories',
  '/api/admin/subcategories',
  '/api/admin/voting-options',
  '/api/admin/products',
  '/api/admin/brands',
  '/api/admin/banners',
  '/api/admin/history',
  '/api/voting-options',
  '/api/categories',
  '/api/products',
  '/api/brands',
  '/api/banners',
  '/api/search',
];

export const invalidateCatalogue = (client: QueryClient): Promise<void> => invalidatePaths(client, affectedPaths);
