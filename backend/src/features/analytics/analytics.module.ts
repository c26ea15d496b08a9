import { rulesEntity, savedViewEntity } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../shared/entities/entity-commands.ts';
import { Pseudonyms } from '../../shared/sealing/pseudonyms.ts';
import { AnalystExport } from './export/analyst-export.ts';
import { ProductRows } from './export/product-rows.ts';
import { ListEventsController } from './list-events/list-events.controller.ts';
import { GroupNames } from './metrics/group-names.ts';
import { MetricAnswers } from './metrics/metric-answers.ts';
import { MetricsController } from './metrics/metrics.controller.ts';
import { NotebookController } from './notebook/notebook.controller.ts';
import { SavedViews } from './notebook/saved-views.ts';
import {
  ChangeView,
  ChangeViewHandler,
  SaveViewHandler,
  RemoveView,
  RemoveViewHandler,
  RestoreView,
  RestoreViewHandler,
} from './notebook/view-commands.ts';
import { CachedDayPoints } from './ranking/day-points.ts';
import { RankingController } from './ranking/ranking.controller.ts';
import { TrendingNowAnswers } from './ranking/trending-now.ts';
import { Replays } from './replays/replays.ts';
import { ReplaysController } from './replays/replays.controller.ts';
import { ChangeTrendingRules, ChangeTrendingRulesHandler } from './rules/change-rules.ts';
import { RulesController } from './rules/rules.controller.ts';
import { RemoveScenarioHandler, SaveScenarioHandler } from './scenarios/scenario-commands.ts';
import { Scenarios } from './scenarios/scenarios.ts';
import { ScenariosController } from './scenarios/scenarios.controller.ts';
import { SqlFiles } from './sql/sql-files.ts';
import { RunSqlController } from './sql/run-sql.controller.ts';
import { Thresholds } from './thresholds/thresholds.ts';
import { ThresholdsController } from './thresholds/thresholds.controller.ts';

@Module({
  controllers: [
    MetricsController,
    RankingController,
    ListEventsController,
    ReplaysController,
    RulesController,
    ScenariosController,
    NotebookController,
    RunSqlController,
    ThresholdsController,
  ],
  providers: [
    GroupNames,
    CachedDayPoints,
    MetricAnswers,
    TrendingNowAnswers,
    Pseudonyms,
    Replays,
    ProductRows,
    AnalystExport,
    Scenarios,
    ChangeTrendingRulesHandler,
    SaveScenarioHandler,
    RemoveScenarioHandler,
    SavedViews,
    SaveViewHandler,
    ChangeViewHandler,
    RemoveViewHandler,
    RestoreViewHandler,
    SqlFiles,
    Thresholds,
  ],
})
export class AnalyticsModule {
  constructor(commands: EntityCommands) {
    commands.register(savedViewEntity, {
      change: ({ context, id, revision }, values) => new ChangeView(context, id, values, revision),
      remove: ({ context, id, revision }) => new RemoveView(context, id, revision),
      restore: ({ context, id }) => new RestoreView(context, id),
    });
    commands.register(rulesEntity, {
      change: ({ context, revision }, values) => new ChangeTrendingRules(context, values, revision),
    });
  }
}
