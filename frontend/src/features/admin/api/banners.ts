import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../../lib/api-types.ts';
import type { QueryAddress } from '../../../lib/api.ts';
import type { components } from '../../../lib/schema.gen.ts';
import type { TableSearch } from '../table-search.ts';
import { adminRead, adminRequest } from './admin-request.ts';

export type AdminBanner = components['schemas']['AdminBannerBody'];

/** What the table of banners shows, as a query key. */
export const bannersAddress = ({ q, sort, order, asOf, page = 1 }: TableSearch): QueryAddress => [
  '/api/admin/banners',
  { q, sort, order, asOf, page },
];

export const adminBannersQuery = (search: TableSearch) =>
  queryOptions({ queryKey: bannersAddress(search), queryFn: adminRead<Page<AdminBanner>> });

/** `null` clears a field. */
export interface BannerChange {
  readonly title: string;
  readonly labels: { readonly ar: string | null };
  readonly description: string | null;
  readonly descriptionLabels: { readonly ar: string | null };
  readonly imageUrl: string | null;
  readonly linkUrl: string | null;
  readonly active: boolean;
}

/**
 * @param id null: a new one
 * @param body of one that is changed, what was changed of it
 */
export const saveBanner = (
  id: string | null,
  body: Partial<BannerChange>,
  revision: number | null,
): Promise<AdminBanner> =>
  id === null
    ? adminRequest('/api/admin/banners', { method: 'POST', body })
    : adminRequest(`/api/admin/banners/${id}`, { method: 'PUT', body, revision });

/** Shows a banner, or takes it down; nothing else of it is sent. */
export const switchBanner = ({ id, revision }: AdminBanner, active: boolean): Promise<AdminBanner> =>
  adminRequest(`/api/admin/banners/${id}`, { method: 'PUT', body: { active }, revision });

export const removeBanner = ({ id, revision }: AdminBanner, reason: string): Promise<null> =>
  adminRequest(`/api/admin/banners/${id}`, { method: 'DELETE', revision, reason });

export const restoreBanner = ({ id }: { readonly id: string }, batch?: string): Promise<AdminBanner> =>
  adminRequest(`/api/admin/banners/${id}/restore`, { method: 'POST', batch });
