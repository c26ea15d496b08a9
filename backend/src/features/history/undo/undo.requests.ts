import { limits } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';

/** Entries that one request undoes at most. */
export const mostSteps = 200;
/** Picks of one request at most: what was previewed page by page. */
export const mostPicks = 2_000;
const mostFields = 50;
const position = /^\d{1,19}$/;
const wrongPosition = { message: 'A position is a whole number.' };

export class PreviewUndoRequest {
  @ApiPropertyOptional({ pattern: position.source })
  @IsOptional()
  @Matches(position, wrongPosition)
  position?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  correlationId?: string;

  /** Of a batch: only entries before this position, to continue where the answer before ended. */
  @ApiPropertyOptional({ pattern: position.source })
  @IsOptional()
  @Matches(position, wrongPosition)
  before?: string;
}

/** What to revert of one entry, as it was shown. */
export class UndoPickRequest {
  @ApiProperty({ pattern: position.source })
  @Matches(position, wrongPosition)
  position!: string;

  /** The fields to revert, changed since or not. */
  @ApiProperty({ type: [String], maxItems: mostFields })
  @IsArray()
  @ArrayMaxSize(mostFields)
  @IsString({ each: true })
  @MaxLength(limits.name, { each: true })
  fields!: string[];

  /** Of the record as it was shown; another one is a conflict. */
  @ApiProperty({ type: 'integer' })
  @IsInt()
  revision!: number;
}

export class UndoRequest {
  /** Entries by position; or a batch by its `correlationId`. */
  @ApiPropertyOptional({ type: [String], maxItems: mostSteps })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(mostSteps)
  @Matches(position, { ...wrongPosition, each: true })
  positions?: string[];

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  correlationId?: string;

  /** Of a batch: only entries before this position, to continue where the answer before ended. */
  @ApiPropertyOptional({ pattern: position.source })
  @IsOptional()
  @Matches(position, wrongPosition)
  before?: string;

  /** Entries of which only some fields are reverted, or also what was changed since; of the others all that was not. */
  @ApiPropertyOptional({ type: [UndoPickRequest], maxItems: mostPicks })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(mostPicks)
  @ValidateNested({ each: true })
  @Type(() => UndoPickRequest)
  picks?: UndoPickRequest[];
}
