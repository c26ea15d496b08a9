import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, ValidateNested } from 'class-validator';
import { AsOfField } from '../../shared/as-of/as-of.request.ts';
import { textEncodings, type TextEncoding } from './import/reading/encodings.ts';
import { separators, type Separator } from './import/reading/separators.ts';
import { mostPicks, UndoPickRequest } from '../history/index.ts';

export class ExportQuery {
  @ApiPropertyOptional({ enum: ['json', 'csv'], default: 'json' })
  @IsOptional()
  @IsIn(['json', 'csv'])
  format?: 'json' | 'csv';

  @AsOfField()
  asOf?: string;
}

export class ImportQuery {
  @IsOptional()
  @IsIn(['true', 'false'])
  dryRun?: string;

  @IsOptional()
  @IsString()
  mode?: string;

  @IsOptional()
  @IsIn(textEncodings)
  encoding?: TextEncoding;

  @IsOptional()
  @IsIn(separators)
  separator?: Separator;
}

export class UndoImportRequest {
  /** Entries of which only some fields go back, or also what has changed since; of the others all that has not. */
  @ApiPropertyOptional({ type: [UndoPickRequest], maxItems: mostPicks })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(mostPicks)
  @ValidateNested({ each: true })
  @Type(() => UndoPickRequest)
  picks?: UndoPickRequest[];
}
