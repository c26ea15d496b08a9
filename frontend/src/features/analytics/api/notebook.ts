import type { AnalyticsView, Page, SavedViewText } from '@henna/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { adminRead, adminRequest } from '../../../admin-kit/request.ts';
import type { SavedView, ThresholdState } from '../api-types.ts';
import { untilPrepared } from './analytics.ts';

const path = '/api/analytics/notebook';
const thresholdsPath = '/api/analytics/thresholds';
const thresholdsRefetchMs = 60_000;
export const notebookPageSize = 20;

export const notebookQuery = (q: string | undefined, page: number) =>
  queryOptions({
    queryKey: [path, { q, page, pageSize: notebookPageSize }],
    queryFn: adminRead<Page<SavedView>>,
  });

/** All entries, the latest first. */
export const savedViewsQuery = () => queryOptions({ queryKey: [path], queryFn: adminRead<readonly SavedView[]> });

/** The saved views with a threshold; followed while they are shown. */
export const thresholdsQuery = () =>
  queryOptions({
    queryKey: [thresholdsPath],
    queryFn: adminRead<readonly ThresholdState[]>,
    staleTime: 0,
    refetchInterval: thresholdsRefetchMs,
    ...untilPrepared,
  });

export const saveView = (body: Partial<SavedViewText> & { readonly view: AnalyticsView }): Promise<SavedView> =>
  adminRequest(path, { method: 'POST', body });

/** @throws ApiError 409 `CHANGED_SINCE` when the entry has another revision */
export const changeView = (id: string, texts: Partial<SavedViewText>, revision: number | null): Promise<SavedView> =>
  adminRequest(`${path}/${id}`, { method: 'PUT', body: texts, revision });

export const removeView = ({ id, revision }: SavedView): Promise<null> =>
  adminRequest(`${path}/${id}`, { method: 'DELETE', revision });

export const invalidateNotebook = (client: QueryClient): Promise<unknown> =>
  Promise.all([path, thresholdsPath, '/api/admin/history'].map((key) => client.invalidateQueries({ queryKey: [key] })));
