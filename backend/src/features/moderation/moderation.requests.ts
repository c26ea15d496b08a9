import { limits, reportReasons, type ReportReason } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { refusedAs } from '../../shared/http/field-refusals.ts';
import { PageQuery } from '../../shared/http/paging.ts';

const states = ['open', 'settled'] as const;

export class ModerationQueueQuery extends PageQuery(20) {
  @ApiPropertyOptional({ enum: states, default: 'open' })
  @IsOptional()
  @IsIn(states)
  state?: (typeof states)[number];
}

export class ReportCommentRequest {
  @ApiProperty({ enum: reportReasons })
  @IsIn(reportReasons)
  reason!: ReportReason;

  /** For the moderators. */
  @ApiPropertyOptional({ maxLength: limits.reportNote, type: String, nullable: true })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @MaxLength(limits.reportNote, refusedAs('NOTE_LENGTH'))
  @Matches(/^\P{Cs}*$/u, refusedAs('HALF_CHARACTER'))
  note?: string | null;
}
