import { Module } from '@nestjs/common';
import { Pseudonyms } from '../../shared/sealing/pseudonyms.ts';
import { ActLists } from './act-lists.ts';
import { ActResponses } from './act-responses.ts';
import { ActSearch } from './act-search.ts';
import { Acts } from './acts.ts';
import { AdminCommentsController } from './admin-comments.controller.ts';
import { AdminRatingsController } from './admin-ratings.controller.ts';
import { AdminVotesController } from './admin-votes.controller.ts';
import { RemoveActHandler } from './remove-act/remove-act.handler.ts';
import { RestoreActHandler } from './restore-act/restore-act.handler.ts';
import { ActivityTotals } from './statistics/activity-totals.ts';
import { StatisticsController } from './statistics/statistics.controller.ts';

@Module({
  controllers: [StatisticsController, AdminCommentsController, AdminVotesController, AdminRatingsController],
  providers: [ActivityTotals, Acts, ActResponses, ActSearch, ActLists, Pseudonyms, RemoveActHandler, RestoreActHandler],
  exports: [Acts, ActResponses],
})
export class ModerationModule {}
