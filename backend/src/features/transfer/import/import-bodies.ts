import {
  exportedEntities,
  importModes,
  importStatuses,
  limits,
  rowPlans,
  type ImportPlan,
  type ImportResponse,
  type PlannedRow,
  type RowRefusal,
} from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { RefusalResponse, RowRefusalResponse } from '../../../shared/http/refusal.responses.ts';
import type { ImportJob } from './running/import-jobs.ts';
import { ImportFiles } from './running/import-files.ts';
import { messageOf } from './running/row-outcomes.ts';

class UndoBody {
  @ApiProperty() done!: number;
  @ApiProperty({ description: 'What somebody else has changed since stays' }) kept!: number;
}

class RemovalBody {
  @ApiProperty({ description: 'Records that were there when it began' }) total!: number;
  @ApiProperty() done!: number;
}

export class ImportBody implements ImportResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: [...exportedEntities, 'backup'] }) entity!: ImportResponse['entity'];
  @ApiProperty({ enum: importModes }) mode!: ImportResponse['mode'];
  @ApiProperty({ enum: importStatuses }) status!: ImportResponse['status'];
  @ApiProperty({ type: String, nullable: true, description: 'Why it stopped' }) message!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The same as a code' }) code!: string | null;
  @ApiProperty({ description: 'Name of the token that asked for it' }) by!: string;
  @ApiProperty({ description: 'Rows of the file' }) total!: number;
  @ApiProperty({ description: 'Rows that have had their turn' }) done!: number;
  @ApiProperty({ description: 'Rows written' }) success!: number;
  @ApiProperty({ description: 'Rows that were there already' }) skipped!: number;
  @ApiProperty({ description: 'Rows refused' }) failed!: number;
  @ApiProperty({ type: [String], description: `"Row n: field: reason", the first ${limits.importErrors}` })
  errors!: string[];
  @ApiProperty({ type: [RowRefusalResponse], description: 'The same with codes' }) refused!: RowRefusalResponse[];
  @ApiProperty({ format: 'date-time' }) startedAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) finishedAt!: string | null;
  @ApiProperty({ type: RemovalBody, nullable: true, description: 'Removing what is replaced, before the rows' })
  removal!: RemovalBody | null;
  @ApiProperty({ type: UndoBody, nullable: true }) undo!: UndoBody | null;
}

class PlannedRowBody implements PlannedRow {
  @ApiProperty({ description: 'From 1' }) row!: number;
  @ApiProperty({ enum: rowPlans }) plan!: PlannedRow['plan'];
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @ApiProperty({ type: RefusalResponse, nullable: true }) problem!: RefusalResponse | null;
}

export class ImportPlanBody implements ImportPlan {
  @ApiProperty({ type: [PlannedRowBody] }) rows!: PlannedRowBody[];
  @ApiProperty({ description: 'Rows that would be written' }) success!: number;
  @ApiProperty() skipped!: number;
  @ApiProperty({ type: [String] }) errors!: string[];
  @ApiProperty({ type: [RowRefusalResponse] }) refused!: RowRefusalResponse[];
}

/** An import as it is told, with its first refused rows. */
export const importResponse = async (job: ImportJob, files: ImportFiles): Promise<ImportResponse> => {
  const refused: RowRefusal[] = [];
  for await (const { number: row, problem } of files.errors(job._id))
    if (refused.push({ row, ...problem }) >= limits.importErrors) break;
  return { ...withoutErrors(job), errors: refused.map(messageOf), refused };
};

/** The same for lists. */
export const withoutErrors = (job: ImportJob): ImportResponse => ({
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
  refused: [],
  startedAt: job.startedAt.toISOString(),
  finishedAt: job.finishedAt?.toISOString() ?? null,
  removal: job.removal,
  undo: job.undo && { done: job.undo.done, kept: job.undo.kept },
});
