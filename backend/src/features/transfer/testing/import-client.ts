import type { ExportedEntity, ImportMode } from '@henna/domain';
import type { AppHarness } from '../../../testing/app-harness.ts';
import type { HistoryEntryResponse } from '../../history/history.responses.ts';
import type { UndoPreviewResponse } from '../../history/undo/undo.responses.ts';
import type { ImportPlanResponse, ImportResponse } from '../transfer.responses.ts';

/** What an administrator does with imports, over HTTP. */
export const importClient = (service: AppHarness) => {
  /** Waits until it neither runs nor is being undone. */
  const ended = async (id: string): Promise<ImportResponse> => {
    for (;;) {
      const found = (await service.token().get(`/api/admin/imports/${id}`).expect(200)).body as ImportResponse;
      if (found.status !== 'running' && found.status !== 'undoing') return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const post = async (path: string, data: readonly object[], mode = 'merge'): Promise<unknown> =>
    (await service.token().post(`/api/admin/import/${path}`).send({ data, mode }).expect(200)).body;
  const send = async (entity: ExportedEntity, data: readonly object[], mode?: ImportMode): Promise<ImportResponse> =>
    (await post(entity, data, mode)) as ImportResponse;
  /** What would become of each row. */
  const plan = async (
    entity: ExportedEntity,
    data: readonly object[],
    mode?: ImportMode,
  ): Promise<ImportPlanResponse> => (await post(`${entity}?dryRun=true`, data, mode)) as ImportPlanResponse;
  const exported = async (entity: string): Promise<Record<string, unknown>[]> =>
    (await service.token().get(`/api/admin/export/${entity}`).expect(200)).body as Record<string, unknown>[];
  const undo = async (id: string): Promise<ImportResponse> => {
    await service.token().post(`/api/admin/imports/${id}/undo`).set('X-Reason', 'Wrong').expect(202);
    return ended(id);
  };
  const preview = async (id: string): Promise<UndoPreviewResponse> =>
    (await service.token().get(`/api/admin/history/undo?correlationId=${id}`).expect(200)).body as UndoPreviewResponse;
  /** Of one batch, or the latest of all. */
  const entries = async (batch?: string): Promise<readonly HistoryEntryResponse[]> => {
    const path = `/api/admin/history${batch ? `/batches/${batch}` : ''}`;
    return ((await service.token().get(path).expect(200)).body as { items: HistoryEntryResponse[] }).items;
  };
  return { send, plan, ended, exported, undo, preview, entries };
};

export type ImportClient = ReturnType<typeof importClient>;
