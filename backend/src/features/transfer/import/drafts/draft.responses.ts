import {
  exportedEntities,
  importModes,
  limits,
  suggestedEntity,
  suggestedMatching,
  type ColumnMatching,
  type ExportedEntity,
  type ImportMode,
} from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { RefusalResponse } from '../../../../shared/http/refusal.responses.ts';
import { rowPlans, type RowPlan } from '../../transfer.responses.ts';
import { missingKinds, type MissingKind } from '../plans/missing-records.ts';
import { textEncodings, type TextEncoding } from '../reading/encodings.ts';
import { separators, type Separator } from '../reading/separators.ts';
import type { ImportDraft, PlannedLine } from './import-draft.ts';
import { leftOut } from './import-drafts.ts';

class DraftColumnResponse {
  @ApiProperty() name!: string;
  @ApiProperty({ type: [String], description: 'The first values' }) samples!: readonly string[];
}

export class MatchedColumnResponse {
  @ApiProperty() column!: string;
  @ApiProperty({ type: String, nullable: true }) field!: string | null;
}

class SuggestedMatchingResponse {
  @ApiProperty({ enum: exportedEntities }) entity!: ExportedEntity;
  @ApiProperty({ type: [MatchedColumnResponse] }) columns!: readonly MatchedColumnResponse[];
}

class DraftChoiceResponse extends SuggestedMatchingResponse {
  @ApiProperty({ enum: importModes }) mode!: ImportMode;
  @ApiProperty() creates!: boolean;
}

class MissingNameResponse {
  @ApiProperty({ enum: missingKinds }) kind!: MissingKind;
  @ApiProperty() name!: string;
  @ApiPropertyOptional({ description: 'Of a subcategory' }) category?: string;
}

class RowCountsResponse implements Record<RowPlan, number> {
  @ApiProperty() add!: number;
  @ApiProperty() change!: number;
  @ApiProperty() restore!: number;
  @ApiProperty() skip!: number;
  @ApiProperty() error!: number;
}

class DraftPlanResponse {
  @ApiProperty({ type: RowCountsResponse }) counts!: Readonly<Record<RowPlan, number>>;
  @ApiProperty({ type: [MissingNameResponse], description: 'What rows name and does not exist' })
  missing!: readonly MissingNameResponse[];
  @ApiProperty({ type: [String], description: 'Columns that are left out' }) unknownColumns!: readonly string[];
}

/** A file that is matched, looked at and corrected before it is imported; deleted a day after it was sent. */
export class ImportDraftResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, nullable: true }) fileName!: string | null;
  @ApiProperty({ enum: ['json', 'csv'] }) format!: 'json' | 'csv';
  @ApiProperty({ enum: textEncodings }) encoding!: TextEncoding;
  @ApiProperty({ type: String, enum: separators, nullable: true }) separator!: Separator | null;
  @ApiProperty({ type: [DraftColumnResponse] }) columns!: readonly DraftColumnResponse[];
  @ApiProperty({ description: 'Rows of the file' }) total!: number;
  @ApiProperty({ format: 'date-time' }) uploadedAt!: string;
  @ApiProperty({ enum: exportedEntities, nullable: true, description: 'What its columns look like' })
  suggestedEntity!: ExportedEntity | null;
  @ApiProperty({ type: [SuggestedMatchingResponse], description: 'Of every kind of records' })
  suggestions!: readonly SuggestedMatchingResponse[];
  @ApiProperty({ type: DraftChoiceResponse, nullable: true }) choice!: DraftChoiceResponse | null;
  @ApiProperty({ type: DraftPlanResponse, nullable: true }) plan!: DraftPlanResponse | null;
}

class RowCellResponse {
  @ApiProperty() field!: string;
  @ApiProperty() text!: string;
  @ApiPropertyOptional({ description: 'There is more of it: it can’t be corrected here' }) isCut?: boolean;
}

/** A row as it would be imported. */
export class DraftRowResponse {
  @ApiProperty({ description: 'From 1' }) row!: number;
  @ApiPropertyOptional({ type: Number, description: 'Of a CSV file, from 1' }) line?: number | undefined;
  @ApiProperty({ enum: rowPlans }) plan!: RowPlan;
  @ApiPropertyOptional({ type: [String], description: 'The fields that an update changes' })
  changes?: readonly string[] | undefined;
  @ApiProperty({ type: RefusalResponse, nullable: true }) problem!: RefusalResponse | null;
  @ApiProperty({ type: [RowCellResponse] }) cells!: readonly RowCellResponse[];
  @ApiProperty({ type: [String], description: 'Fields that were corrected' }) corrected!: readonly string[];
}

export class DraftRowPageResponse {
  @ApiProperty({ type: [DraftRowResponse] }) items!: readonly DraftRowResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

const listOf = (matching: ColumnMatching): MatchedColumnResponse[] =>
  Object.entries(matching).map(([column, field]) => ({ column, field }));

export const draftResponse = (draft: ImportDraft): ImportDraftResponse => {
  const { choice, plan, corrections: _, ...file } = draft;
  const names = draft.columns.map(({ name }) => name);
  const samples = Object.fromEntries(draft.columns.map((column) => [column.name, column.samples[0]]));
  return {
    ...file,
    suggestedEntity: suggestedEntity(names, samples) ?? null,
    suggestions: exportedEntities.map((entity) => ({
      entity,
      columns: listOf(suggestedMatching(entity, names, samples)),
    })),
    choice: choice && {
      ...{ entity: choice.entity, mode: choice.mode, creates: choice.creates },
      columns: listOf(choice.matching),
    },
    plan: plan && { ...plan, unknownColumns: choice ? leftOut(draft, choice.matching) : [] },
  };
};

export const rowResponse = (
  { cells, ...line }: PlannedLine,
  corrections: ImportDraft['corrections'],
): DraftRowResponse => ({
  ...line,
  problem: line.problem,
  cells: Object.entries(cells).map(([field, text]) => ({
    field,
    text: text.slice(0, limits.importCell),
    ...(text.length > limits.importCell && { isCut: true }),
  })),
  corrected: Object.keys(corrections[line.row] ?? {}),
});
