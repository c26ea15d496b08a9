import { limits, reportReasons, type ReportReason, type ReportResponse } from '@henna/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

export class ReportCommentRequest {
  @ApiProperty({ enum: reportReasons })
  @IsIn(reportReasons, { message: `reason must be one of ${reportReasons.join(', ')}.` })
  reason!: ReportReason;

  /** For the moderators. */
  @ApiPropertyOptional({ maxLength: limits.reportNote, type: String, nullable: true })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @MaxLength(limits.reportNote, { message: `A note has at most ${limits.reportNote} characters.` })
  @Matches(/^\P{Cs}*$/u, { message: 'A note is text: half of a character can not be kept.' })
  note?: string | null;
}

export class ReportBody implements ReportResponse {
  @ApiProperty() id!: string;
  @ApiProperty() commentId!: string;
  @ApiProperty({ enum: reportReasons }) reason!: ReportReason;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}
