import { limits, reportReasons, type ReportReason, type ReportResponse } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { refusedAs } from '../../../shared/http/field-refusals.ts';

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

export class ReportBody implements ReportResponse {
  @ApiProperty() id!: string;
  @ApiProperty() commentId!: string;
  @ApiProperty({ enum: reportReasons }) reason!: ReportReason;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}
