import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { mostPicks, UndoPickRequest } from '../../../audit/index.ts';

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
