import { reportReasons, type ModerationQueue, type QueuedComment, type QueuedReport } from '@henna/domain';
import type { ReportedAuthor, ReportReason } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { AdminCommentBody } from '../act-bodies.ts';

const outcomes = ['kept', 'removed'] as const;

class ReportSettlementBody {
  @ApiProperty({ enum: outcomes }) outcome!: (typeof outcomes)[number];
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The token' }) by!: string | null;
}

class QueuedReportBody implements QueuedReport {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'To analysts a pseudonym' }) userId!: string;
  @ApiProperty({ type: String, nullable: true }) userName!: string | null;
  @ApiProperty({ enum: reportReasons }) reason!: ReportReason;
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: ReportSettlementBody, nullable: true }) settled!: ReportSettlementBody | null;
}

class ReportedAuthorBody implements ReportedAuthor {
  @ApiProperty() comments!: number;
  @ApiProperty() votes!: number;
  @ApiProperty() ratings!: number;
  @ApiProperty() removedComments!: number;
  @ApiProperty() removedVotes!: number;
  @ApiProperty() removedRatings!: number;
}

export class QueuedCommentBody implements QueuedComment {
  @ApiProperty() comment!: AdminCommentBody;
  @ApiProperty({ type: String, nullable: true }) removalReason!: string | null;
  @ApiProperty({ enum: ['open', 'settled'] }) state!: 'open' | 'settled';
  @ApiProperty({ type: [QueuedReportBody], description: 'Oldest first' }) reports!: QueuedReportBody[];
  @ApiProperty({ description: 'Reports that wait' }) open!: number;
  @ApiProperty({ type: ReportedAuthorBody, nullable: true, description: 'Not told to analysts' })
  author!: ReportedAuthorBody | null;
}

export class ModerationQueueBody implements ModerationQueue {
  @ApiProperty({ type: [QueuedCommentBody] }) items!: QueuedCommentBody[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
  @ApiProperty({ description: 'Comments that wait, whichever state is listed' }) open!: number;
}
