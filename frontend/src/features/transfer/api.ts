import { queryOptions } from '@tanstack/react-query';
import { adminRead, adminRequest } from '../../admin-kit/request.ts';
import type { components } from '../../lib/schema.gen.ts';
import type { UndoPick } from '../history/index.ts';

export type ExportCount = components['schemas']['ExportCountResponse'];
export type Entity = ExportCount['entity'];
export type Import = components['schemas']['ImportResponse'];
export type Restore = components['schemas']['RestoreResponse'];
export type ImportMode = Import['mode'];
export type FileFormat = 'json' | 'csv';

export const exportCountsQuery = () =>
  queryOptions({ queryKey: ['/api/admin/export/counts'], queryFn: adminRead<readonly ExportCount[]> });

const pollMs = 400;
export const isUnderWay = ({ status }: Import): boolean => status === 'running' || status === 'undoing';

/** Polled while the import is under way. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [`/api/admin/imports/${id}`],
    queryFn: adminRead<Import>,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? pollMs : false),
  });

export const importsQuery = () =>
  queryOptions({ queryKey: ['/api/admin/imports'], queryFn: adminRead<readonly Import[]> });

export const cancelImport = (id: string): Promise<Import> =>
  adminRequest(`/api/admin/imports/${id}/cancel`, { method: 'POST' });

/** @param picks choices from the preview of the batch */
export const undoImport = (id: string, picks: readonly UndoPick[], reason: string): Promise<Import> =>
  adminRequest(`/api/admin/imports/${id}/undo`, { method: 'POST', body: { picks }, reason });

/** Newest first; polled while one is running. */
export const restoresQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/restore'],
    queryFn: adminRead<readonly Restore[]>,
    refetchInterval: ({ state: { data } }) => (data?.[0]?.status === 'running' ? pollMs : false),
  });

/** Uploads a complete backup; the restore's record has the progress. */
export const startRestore = (backup: File): Promise<Restore> =>
  adminRequest('/api/admin/restore', {
    method: 'POST',
    body: new Blob([backup], { type: 'application/json' }),
    headers: { Prefer: 'respond-async' },
  });
