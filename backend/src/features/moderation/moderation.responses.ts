import { holdReasons, reportReasons, type HoldReason, type ReportReason } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '../../shared/http/paging.ts';
import { AdminCommentResponse } from '../commenting/index.ts';

export class ReportResponse {
  @ApiProperty() id!: string;
  @ApiProperty() commentId!: string;
  @ApiProperty({ enum: reportReasons }) reason!: ReportReason;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

const outcomes = ['kept', 'removed'] as const;

class ReportSettlementResponse {
  @ApiProperty({ enum: outcomes }) outcome!: (typeof outcomes)[number];
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The token' }) by!: string | null;
}

/** A report as moderators see it. To analysts ids are pseudonyms, name and note are null, and times are cut to the hour. */
export class QueuedReportResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'To analysts a pseudonym' }) userId!: string;
  @ApiProperty({ type: String, nullable: true }) userName!: string | null;
  @ApiProperty({ enum: reportReasons }) reason!: ReportReason;
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: ReportSettlementResponse, nullable: true }) settled!: ReportSettlementResponse | null;
}

/** The active contributions of an author, and those that moderators removed. */
export class ReportedAuthorResponse {
  @ApiProperty() comments!: number;
  @ApiProperty() votes!: number;
  @ApiProperty() ratings!: number;
  @ApiProperty() removedComments!: number;
  @ApiProperty() removedVotes!: number;
  @ApiProperty() removedRatings!: number;
}

export class ClaimResponse {
  @ApiProperty({ description: 'The token' }) by!: string;
  @ApiProperty({ format: 'date-time' }) at!: string;
}

class CommentHoldResponse {
  @ApiProperty({ enum: holdReasons }) reason!: HoldReason;
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ type: ReportSettlementResponse, nullable: true, description: '`null` while it waits' })
  settled!: ReportSettlementResponse | null;
}

/** A comment that was reported, or waits before readers see it, with what a moderator needs to judge it. */
export class QueuedCommentResponse {
  @ApiProperty() comment!: AdminCommentResponse;
  @ApiProperty({ type: String, nullable: true, description: 'Why a moderator removed it, if a reason was given' })
  removalReason!: string | null;
  @ApiProperty({ enum: ['open', 'settled'] }) state!: 'open' | 'settled';
  @ApiProperty({ type: [QueuedReportResponse], description: 'Oldest first' }) reports!: QueuedReportResponse[];
  @ApiProperty({
    type: CommentHoldResponse,
    nullable: true,
    description: 'Why readers had to wait for it, or still do',
  })
  hold!: CommentHoldResponse | null;
  @ApiProperty({ description: 'Reports that wait' }) open!: number;
  @ApiProperty({
    type: ReportedAuthorResponse,
    nullable: true,
    description: 'Null to analysts: the counts would tell them what else the author of a public comment did',
  })
  author!: ReportedAuthorResponse | null;
  @ApiProperty({
    type: ClaimResponse,
    nullable: true,
    description: 'Who looks at it; ends after 15 minutes. Null to analysts',
  })
  claim!: ClaimResponse | null;
}

export class ModerationQueueResponse extends PageOf(QueuedCommentResponse) {
  @ApiProperty({ description: 'Comments that wait, whichever state is listed' }) open!: number;
}
