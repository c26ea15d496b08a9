import { exportedEntities, importModes, limits, type ExportedEntity, type ImportMode } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { PageQuery } from '../../../../shared/http/paging.ts';
import { OptionalOneOf, OptionalText } from '../../../../shared/http/request-fields.ts';
import { rowPlans, type RowPlan } from '../../transfer.responses.ts';
import { textEncodings, type TextEncoding } from '../reading/encodings.ts';
import { separators, type Separator } from '../reading/separators.ts';

export const mostColumns = 200;
const columnLength = 1_000;
const fieldLength = 40;

export class UploadDraftQuery {
  @OptionalOneOf(textEncodings, { description: 'Recognised but for those of Windows' })
  encoding?: TextEncoding;

  @OptionalOneOf(separators, { description: 'Recognised' })
  separator?: Separator;

  @OptionalText(limits.name)
  fileName?: string;
}

export class MatchedColumnRequest {
  @ApiProperty({ maxLength: columnLength })
  @IsString()
  @MaxLength(columnLength)
  column!: string;

  @ApiProperty({ type: String, nullable: true, description: '`null`: the column is left out' })
  @ValidateIf((_, value) => value !== null)
  @IsString()
  @MaxLength(fieldLength)
  field!: string | null;
}

export class PlanDraftRequest {
  @ApiProperty({ enum: exportedEntities })
  @IsIn(exportedEntities)
  entity!: ExportedEntity;

  @ApiProperty({ enum: importModes })
  @IsIn(importModes)
  mode!: ImportMode;

  /** Brands, categories and subcategories that rows name are created where they are missing. */
  @ApiPropertyOptional({ default: false })
  @IsOptional()
  @IsBoolean()
  creates?: boolean;

  @ApiProperty({ type: [MatchedColumnRequest], maxItems: mostColumns })
  @IsArray()
  @ArrayMaxSize(mostColumns)
  @ValidateNested({ each: true })
  @Type(() => MatchedColumnRequest)
  columns!: MatchedColumnRequest[];
}

class CellRequest {
  @ApiProperty({ maxLength: fieldLength })
  @IsString()
  @MaxLength(fieldLength)
  field!: string;

  @ApiProperty({ maxLength: limits.importCell })
  @IsString()
  @MaxLength(limits.importCell)
  text!: string;
}

export class CorrectRowRequest {
  @ApiProperty({ type: [CellRequest], minItems: 1, maxItems: mostColumns })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(mostColumns)
  @ValidateNested({ each: true })
  @Type(() => CellRequest)
  cells!: CellRequest[];
}

export class DraftRowsQuery extends PageQuery(25) {
  @OptionalOneOf(rowPlans)
  plan?: RowPlan;
}
