import { infiniteQueryOptions } from '@tanstack/react-query';
import type { components } from '../../../lib/schema.gen.ts';
import { addressOf } from '../../../lib/api.ts';
import { newBatch } from '../../../admin-kit/bulk/run-all.ts';
import { adminRequest } from '../../../admin-kit/request.ts';

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
export const takeBack = async (
  body: UndoRequest,
  reason: string,
  onProgress: (undone: number) => void,
): Promise<readonly UndoResult['items'][number][]> => {
  const batch = newBatch();
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
