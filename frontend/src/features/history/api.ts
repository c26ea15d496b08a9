import { recordKinds } from '@henna/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { newBatchId } from '../../admin-kit/bulk/run-all.ts';
import { adminRead, adminRequest } from '../../admin-kit/request.ts';
import { addressOf } from '../../lib/api.ts';
import type { components, paths } from '../../lib/schema.gen.ts';

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

export type RecordAsOf = components['schemas']['RecordThenBody'];
export type RecordKind = RecordAsOf['kind'];

const kinds: readonly string[] = recordKinds;

/** Whether records of a kind can be shown as they were. */
export const isRecordKind = (kind: string): kind is RecordKind => kinds.includes(kind);

/** A record as it was, beside what it is. @param asOf ISO 8601 */
export const recordAsOfQuery = (kind: RecordKind, id: string, asOf: string) =>
  queryOptions({
    queryKey: [`/api/admin/history/records/${kind}/${id}`, { asOf }],
    queryFn: adminRead<RecordAsOf>,
  });

export type UndoPreview = components['schemas']['UndoPreviewBody'];
export type UndoStep = UndoPreview['steps'][number];
export type UndoResult = components['schemas']['UndoResultBody'];
export type UndoRequest = components['schemas']['UndoRequest'];
export type UndoPick = components['schemas']['UndoPickRequest'];

/** What is taken back: one entry, or all of a batch. */
export type UndoSubject = { readonly position: string } | { readonly correlationId: string };

/** Looked at anew whenever it is asked for, page behind page: what it shows is what may be overwritten. */
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

/** Takes back, call after call until a batch is at its end. @param onProgress changes taken back so far */
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
