import { recordKinds } from '@henna/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { newBatchId } from '../../admin-kit/bulk/run-all.ts';
import { adminRead, adminRequest } from '../../admin-kit/request.ts';
import { addressOf } from '../../lib/api.ts';
import type { components, paths } from '../../lib/schema.gen.ts';

export type HistoryEntry = components['schemas']['HistoryEntryResponse'];
export type FieldChange = components['schemas']['FieldChangeResponse'];
export type HistoryKind = HistoryEntry['entity']['kind'];
export type HistoryFilter = Omit<
  NonNullable<paths['/api/admin/history']['get']['parameters']['query']>,
  'before' | 'pageSize'
>;
type HistoryPage = components['schemas']['HistoryPageResponse'];

const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: HistoryPage) => next,
};

/** The history page by page, newest first. */
export const historyQuery = (filter: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin/history', filter],
    queryFn: ({ pageParam, signal }) =>
      adminRequest<HistoryPage>(addressOf(['/api/admin/history', { ...filter, before: pageParam }]), { signal }),
    ...pages,
  });

export const historyBatchQuery = (batch: string) =>
  infiniteQueryOptions({
    queryKey: [`/api/admin/history/batches/${batch}`],
    queryFn: ({ pageParam, signal }) =>
      adminRequest<HistoryPage>(addressOf([`/api/admin/history/batches/${batch}`, { before: pageParam }]), { signal }),
    ...pages,
  });

export type RecordAsOf = components['schemas']['RecordAsOfResponse'];
export type RecordKind = RecordAsOf['kind'];

const kinds: readonly string[] = recordKinds;

/** Whether records of a kind can be shown as of a moment. */
export const isRecordKind = (kind: string): kind is RecordKind => kinds.includes(kind);

/** A record as of a moment, with its present state. @param asOf ISO 8601 */
export const recordAsOfQuery = (kind: RecordKind, id: string, asOf: string) =>
  queryOptions({
    queryKey: [`/api/admin/history/records/${kind}/${id}`, { asOf }],
    queryFn: adminRead<RecordAsOf>,
  });

export type UndoPreview = components['schemas']['UndoPreviewResponse'];
export type UndoStep = UndoPreview['steps'][number];
export type UndoResult = components['schemas']['UndoResultResponse'];
export type UndoRequest = components['schemas']['UndoRequest'];
export type UndoPick = components['schemas']['UndoPickRequest'];

export type UndoSubject = { readonly position: string } | { readonly correlationId: string };

/** Never cached: it shows what an undo may overwrite. */
export const undoPreviewQuery = (subject: UndoSubject) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin/history/undo', subject],
    queryFn: ({ pageParam, signal }) =>
      adminRequest<UndoPreview>(addressOf(['/api/admin/history/undo', { ...subject, before: pageParam }]), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: UndoPreview) => next,
    select: ({ pages }): UndoPreview => ({ ...pages.at(-1)!, steps: pages.flatMap(({ steps }) => steps) }),
    gcTime: 0,
    staleTime: 0,
  });

/** Sends requests until a batch is at its end. @param onProgress number of changes undone so far */
export const undo = async (
  body: UndoRequest,
  reason: string,
  onProgress: (undone: number) => void,
): Promise<readonly UndoResult['items'][number][]> => {
  const batch = newBatchId();
  const items: UndoResult['items'][number][] = [];
  for (let before: string | undefined; ;) {
    const result: UndoResult = await adminRequest('/api/admin/history/undo', {
      method: 'POST',
      body: { ...body, before },
      reason,
      batch,
    });
    items.push(...result.items);
    onProgress(items.filter(({ outcome }) => outcome === 'undone' || outcome === 'partly').length);
    if (result.next === null) return items;
    before = result.next;
  }
};
