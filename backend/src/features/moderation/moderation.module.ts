import { batchEntity, commentEntity, ratingEntity, voteEntity, type Fields, type ProductReset } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../shared/entities/entity-commands.ts';
import { Pseudonyms } from '../../shared/sealing/pseudonyms.ts';
import { BatchesModule, BatchJobs } from '../batches/index.ts';
import { ActLists } from './act-lists.ts';
import { ActResponses } from './act-responses.ts';
import { ActSearch } from './act-search.ts';
import { ActHistories } from './as-of/act-histories.ts';
import { ActsAt } from './as-of/acts-at.ts';
import { Acts } from './acts.ts';
import { AdminCommentsController } from './admin-comments.controller.ts';
import { AdminRatingsController } from './admin-ratings.controller.ts';
import { AdminVotesController } from './admin-votes.controller.ts';
import { KeepCommentHandler } from './keep-comment/keep-comment.handler.ts';
import { AuthorRecords } from './queue/author-records.ts';
import { ModerationQueueReader } from './queue/moderation-queue.ts';
import { QueueController } from './queue/queue.controller.ts';
import { QueuedReports } from './queue/queued-reports.ts';
import { RemoveAct } from './remove-act/remove-act.command.ts';
import { RemoveActHandler } from './remove-act/remove-act.handler.ts';
import { ReportCommentController } from './report-comment/report-comment.controller.ts';
import { ReportCommentHandler } from './report-comment/report-comment.handler.ts';
import { ReportedComments } from './reported-comments.ts';
import { ProductResets } from './resets/product-resets.ts';
import { ResetProductHandler } from './resets/reset-product.handler.ts';
import { ResetsController } from './resets/resets.controller.ts';
import { UndoReset } from './resets/undo-reset.command.ts';
import { UndoResetHandler } from './resets/undo-reset.handler.ts';
import { RestoreAct } from './restore-act/restore-act.command.ts';
import { RestoreActHandler } from './restore-act/restore-act.handler.ts';
import { ActivityTotals } from './statistics/activity-totals.ts';
import { ProductStatistics } from './statistics/product-statistics.ts';
import { StatisticsController } from './statistics/statistics.controller.ts';

@Module({
  imports: [BatchesModule],
  controllers: [
    QueueController,
    ReportCommentController,
    StatisticsController,
    AdminCommentsController,
    AdminVotesController,
    AdminRatingsController,
    ResetsController,
  ],
  providers: [
    ActivityTotals,
    ProductStatistics,
    ProductResets,
    ResetProductHandler,
    UndoResetHandler,
    Acts,
    ActResponses,
    ActSearch,
    ActLists,
    ActHistories,
    ActsAt,
    Pseudonyms,
    RemoveActHandler,
    RestoreActHandler,
    ReportedComments,
    QueuedReports,
    AuthorRecords,
    ModerationQueueReader,
    ReportCommentHandler,
    KeepCommentHandler,
  ],
  exports: [Acts, ActsAt, ActResponses],
})
export class ModerationModule {
  constructor(commands: EntityCommands, batches: BatchJobs) {
    for (const entity of [voteEntity, ratingEntity, commentEntity])
      commands.register(entity, {
        remove: ({ context, id }) => new RemoveAct(context, entity.kind, id),
        restore: ({ context, id }) => new RestoreAct(context, entity.kind, id),
      });
    const target = (data: Fields) => data['target'] as ProductReset;
    commands.register(batchEntity, {
      // What a reset removed comes back as a whole, once; what an undo brought back is not removed again.
      state: async (data) => {
        const { productId, of } = target(data);
        const reset = await batches.resetToUndo(productId, of, String(data['batchId']));
        return { revision: -1, removed: reset !== null, fields: {} };
      },
      restore: ({ context, id, data }) => new UndoReset(context, target(data).productId, target(data).of, true, id),
    });
  }
}
