import { exportedEntities, importModes, limits, type ExportedEntity, type ImportMode } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { RefusalResponse } from '../../shared/http/refusal.responses.ts';
import { backupSections, type BackupSection } from './backup/backup-sections.ts';

export class ExportCountResponse {
  @ApiProperty({ enum: exportedEntities }) entity!: ExportedEntity;
  @ApiProperty({ description: 'Settings count as one' }) count!: number;
}

export class RowRefusalResponse extends RefusalResponse {
  @ApiProperty({ description: 'From 1' }) row!: number;
  @ApiPropertyOptional({ type: Number, description: 'Of a CSV file, from 1' }) line?: number;
  @ApiPropertyOptional({ enum: backupSections, description: 'Of a complete backup' }) section?: BackupSection;
}

class ImportUndoResponse {
  @ApiProperty() done!: number;
  @ApiProperty({ description: 'What somebody else has changed since stays' }) kept!: number;
  @ApiProperty({ description: 'Correlation id of the undo' }) batch!: string;
}

class ImportRemovalResponse {
  @ApiProperty({ description: 'Records that were there when it began' }) total!: number;
  @ApiProperty() done!: number;
}

export const importStatuses = ['running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const;

export class ImportResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: [...exportedEntities, 'backup'] }) entity!: ExportedEntity | 'backup';
  @ApiProperty({ enum: importModes }) mode!: ImportMode;
  @ApiProperty({ enum: importStatuses }) status!: (typeof importStatuses)[number];
  @ApiProperty({ type: String, nullable: true, description: 'Why it stopped' }) message!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The same as a code' }) code!: string | null;
  @ApiProperty({ description: 'Name of the token that asked for it' }) by!: string;
  @ApiProperty({ description: 'Rows of the file' }) total!: number;
  @ApiProperty({ description: 'Rows that have had their turn' }) done!: number;
  @ApiProperty({ description: 'Rows written' }) success!: number;
  @ApiProperty({ description: 'Rows that were there already' }) skipped!: number;
  @ApiProperty({ description: 'Rows refused' }) failed!: number;
  @ApiProperty({ type: [String], description: `"Row n: field: reason", the first ${limits.importErrors}` })
  errors!: readonly string[];
  @ApiProperty({ type: [RowRefusalResponse], description: 'The same with codes' })
  refused!: readonly RowRefusalResponse[];
  @ApiProperty({ type: [String], description: 'Columns of the file that are no fields: they were left out' })
  unknownColumns!: readonly string[];
  @ApiProperty({ format: 'date-time' }) startedAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) finishedAt!: string | null;
  @ApiProperty({
    type: ImportRemovalResponse,
    nullable: true,
    description: 'Removing what is replaced, before the rows',
  })
  removal!: ImportRemovalResponse | null;
  @ApiProperty({ type: ImportUndoResponse, nullable: true }) undo!: ImportUndoResponse | null;
}

export const rowPlans = ['add', 'change', 'restore', 'skip', 'error'] as const;
export type RowPlan = (typeof rowPlans)[number];

export class PlannedRowResponse {
  @ApiProperty({ description: 'From 1' }) row!: number;
  @ApiPropertyOptional({ type: Number, description: 'Of a CSV file, from 1' }) line?: number | undefined;
  @ApiProperty({ enum: rowPlans }) plan!: RowPlan;
  @ApiPropertyOptional({ type: [String], description: 'The fields that an update changes' })
  changes?: readonly string[] | undefined;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @ApiProperty({ type: RefusalResponse, nullable: true }) problem!: RefusalResponse | null;
}

/** Nothing is written. */
export class ImportPlanResponse {
  @ApiProperty({ type: [PlannedRowResponse] }) rows!: readonly PlannedRowResponse[];
  @ApiProperty({ description: 'Rows that would be written' }) success!: number;
  @ApiProperty() skipped!: number;
  @ApiProperty({ type: [String] }) errors!: readonly string[];
  @ApiProperty({ type: [RowRefusalResponse] }) refused!: readonly RowRefusalResponse[];
  @ApiProperty({ type: [String], description: 'Columns of the file that are no fields: they are left out' })
  unknownColumns!: readonly string[];
}

const restoreStatuses = ['running', 'done', 'failed', 'cut'] as const;

export class RestoreResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: restoreStatuses, description: '`cut`: it broke off, and what it had written stays' })
  status!: (typeof restoreStatuses)[number];
  @ApiProperty({ type: String, nullable: true, description: 'Why it stopped' }) message!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The same as a code' }) code!: string | null;
  @ApiProperty({ description: 'Name of the token that asked for it' }) by!: string;
  @ApiProperty({ enum: backupSections, nullable: true, description: 'What is being written, or was when it stopped' })
  section!: BackupSection | null;
  @ApiProperty({ description: 'Records of the backup' }) total!: number;
  @ApiProperty({ description: 'Records that have had their turn' }) done!: number;
  @ApiProperty() success!: number;
  @ApiProperty() skipped!: number;
  @ApiProperty() failed!: number;
  @ApiProperty({ type: [String], description: '"section: Row n: field: reason"' }) errors!: readonly string[];
  @ApiProperty({ type: [RowRefusalResponse], description: 'The same with codes' })
  refused!: readonly RowRefusalResponse[];
  @ApiProperty({ format: 'date-time' }) startedAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) finishedAt!: string | null;
}
