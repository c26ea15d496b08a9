import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../lib/schema.gen.ts';
import { adminRead, adminRequest } from './admin-request.ts';
import { listAt } from './list-at.ts';

type Schemas = components['schemas'];
export type AdminCategory = Schemas['AdminCategoryBody'];
export type AdminSubcategory = Schemas['AdminSubcategoryBody'];

export const adminCategoriesQuery = (asOf?: string) =>
  queryOptions({ queryKey: listAt('/api/admin/categories', asOf), queryFn: adminRead<readonly AdminCategory[]> });

export const adminSubcategoriesQuery = (asOf?: string) =>
  queryOptions({ queryKey: listAt('/api/admin/subcategories', asOf), queryFn: adminRead<readonly AdminSubcategory[]> });

/** What the forms of categories and subcategories send. */
export interface CategoryChange {
  readonly name: string;
  readonly displayName: string;
  readonly labels: { readonly ar: string | null };
  readonly description: string | null;
  readonly active: boolean;
  readonly sortOrder: number;
}

interface Known {
  readonly id: string;
  readonly revision: number;
}

const calls = <Saved extends Known, Change>(path: string) => ({
  /**
   * @param id null: a new one
   * @param body of one that is changed, what was changed of it
   */
  save: (id: string | null, body: Partial<Change>, revision: number | null): Promise<Saved> =>
    id === null
      ? adminRequest(path, { method: 'POST', body })
      : adminRequest(`${path}/${id}`, { method: 'PUT', body, revision }),
  remove: ({ id, revision }: Known, reason: string): Promise<null> =>
    adminRequest(`${path}/${id}`, { method: 'DELETE', revision, reason }),
  restore: ({ id }: Known): Promise<Saved> => adminRequest(`${path}/${id}/restore`, { method: 'POST' }),
});

export const categoryCalls = calls<AdminCategory, CategoryChange>('/api/admin/categories');
export const subcategoryCalls = calls<AdminSubcategory, CategoryChange & { readonly categoryId: string }>(
  '/api/admin/subcategories',
);
