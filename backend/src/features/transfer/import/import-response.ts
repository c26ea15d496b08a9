import { limits } from '@henna/domain';
import type { ImportResponse, RowRefusalResponse } from '../transfer.responses.ts';
import { rowMessage } from './plans/plan-rows.ts';
import type { ImportFiles } from './running/import-files.ts';
import type { ImportJob } from './running/import-jobs.ts';

/** An import with its first refused rows. */
export const importResponse = async (job: ImportJob, files: ImportFiles): Promise<ImportResponse> => {
  const refused: RowRefusalResponse[] = [];
  for await (const { number: row, line, problem } of files.errors(job._id))
    if (refused.push({ row, ...(line !== undefined && { line }), ...problem }) >= limits.importErrors) break;
  return { ...importSummary(job), errors: refused.map(rowMessage), refused };
};

/** An import in a list, without its refused rows. */
export const importSummary = (job: ImportJob): ImportResponse => ({
  id: job._id,
  entity: job.entity,
  mode: job.mode,
  status: job.status,
  message: job.message,
  code: job.code ?? null,
  by: job.by.name ?? job.by.id,
  total: job.total,
  done: job.done,
  success: job.success,
  skipped: job.skipped,
  failed: job.failed,
  errors: [],
  unknownColumns: job.unknownColumns ?? [],
  refused: [],
  startedAt: job.startedAt.toISOString(),
  finishedAt: job.finishedAt?.toISOString() ?? null,
  removal: job.removal,
  undo: job.undo && { done: job.undo.done, kept: job.undo.kept, batch: job.undo.wanted.correlationId },
});
