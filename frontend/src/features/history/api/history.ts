import { infiniteQueryOptions } from '@tanstack/react-query';
import type { components, paths } from '../../../lib/schema.gen.ts';
import { addressOf } from '../../../lib/api.ts';
import { adminRequest } from '../../../admin-kit/request.ts';

export type HistoryEntry = components['schemas']['HistoryEntryBody'];
export type FieldChange = components['schemas']['FieldChangeBody'];
export type HistoryKind = HistoryEntry['entity']['kind'];
export type HistoryFilter = Omit<
  NonNullable<paths['/api/admin/history']['get']['parameters']['query']>,
  'before' | 'pageSize'
>;
type HistoryPage = components['schemas']['HistoryPageBody'];

const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: HistoryPage) => next,
};

/** The trail, newest first, page behind page. */
export const historyQuery = (filter: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin/history', filter],
    queryFn: ({ pageParam, signal }) =>
      adminRequest<HistoryPage>(addressOf(['/api/admin/history', { ...filter, before: pageParam }]), { signal }),
    ...pages,
  });

/** What one command or batch did. */
export const historyBatchQuery = (batch: string) =>
  infiniteQueryOptions({
    queryKey: [`/api/admin/history/batches/${batch}`],
    queryFn: ({ pageParam, signal }) =>
      adminRequest<HistoryPage>(addressOf([`/api/admin/history/batches/${batch}`, { before: pageParam }]), { signal }),
    ...pages,
  });
