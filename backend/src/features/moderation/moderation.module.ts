import { Module } from '@nestjs/common';
import { Pseudonyms } from '../../shared/sealing/pseudonyms.ts';
import { CommentingModule } from '../commenting/index.ts';
import { ContributionsModule } from '../contributions/index.ts';
import { Claims } from './claims.ts';
import { DecideReportsHandler } from './decide-reports.ts';
import { ModerationQueue } from './moderation-queue.ts';
import { QueueController } from './queue.controller.ts';
import { QueuedReports } from './queued-reports.ts';
import { ReportCommentHandler } from './report-comment.ts';
import { ReportsController } from './reports.controller.ts';

@Module({
  imports: [ContributionsModule, CommentingModule],
  controllers: [QueueController, ReportsController],
  providers: [Pseudonyms, Claims, QueuedReports, ModerationQueue, ReportCommentHandler, DecideReportsHandler],
  exports: [ModerationQueue],
})
export class ModerationModule {}
