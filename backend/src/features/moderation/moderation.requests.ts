import { limits, reportReasons, type ReportReason } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { refusedAs } from '../../shared/http/field-refusals.ts';
import { PageQuery } from '../../shared/http/paging.ts';

const states = ['open', 'settled'] as const;

export class ModerationQueueQuery extends PageQuery(20) {
  @ApiPropertyOptional({ enum: states, default: 'open' })
  @IsOptional()
  @IsIn(states)
  state?: (typeof states)[number];
}

export class KeepCommentRequest {
  /** When the text that was read was last edited, `null` if never: what waits and says something else by now is refused. */
  @ApiPropertyOptional({ format: 'date-time', type: String, nullable: true })
  @IsOptional()
  @IsISO8601({ strict: true }, refusedAs('TIME'))
  editedAt?: string | null;
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
