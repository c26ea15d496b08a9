import { Module } from '@nestjs/common';
import { Pseudonyms } from '../../shared/sealing/pseudonyms.ts';
import { AnalystExport } from './export/analyst-export.ts';
import { CatalogueRows } from './export/catalogue-rows.ts';
import { MetricRows } from './export/metric-rows.ts';
import { GetMetricController } from './get-metric/get-metric.controller.ts';
import { GetTrendingController } from './get-trending/get-trending.controller.ts';
import { TrendingNowAnswers } from './get-trending/trending-now.ts';
import { ListEventsController } from './list-events/list-events.controller.ts';
import { PublicEvents } from './list-events/public-events.ts';
import { ListMetricsController } from './list-metrics/list-metrics.controller.ts';
import { MemberActs } from './members/member-acts.ts';
import { MemberCounts } from './members/member-counts.ts';
import { GroupNames } from './metrics/group-names.ts';
import { KeptSums } from './metrics/kept-sums.ts';
import { MetricDocuments } from './metrics/metric-documents.ts';
import { MetricAnswers } from './metrics/metric-answers.ts';
import { ProductPlaces } from './metrics/product-places.ts';
import { TrendPlaces } from './metrics/trend-places.ts';
import { KeptDayPoints } from './ranking/day-points.ts';
import { ChangeViewController } from './notebook/change-view/change-view.controller.ts';
import { ChangeViewHandler } from './notebook/change-view/change-view.handler.ts';
import { KeepViewController } from './notebook/keep-view/keep-view.controller.ts';
import { KeepViewHandler } from './notebook/keep-view/keep-view.handler.ts';
import { ListViewsController } from './notebook/list-views/list-views.controller.ts';
import { RemoveViewController } from './notebook/remove-view/remove-view.controller.ts';
import { RemoveViewHandler } from './notebook/remove-view/remove-view.handler.ts';
import { RestoreViewHandler } from './notebook/restore-view/restore-view.handler.ts';
import { SavedViews } from './notebook/saved-views.ts';
import { Replays } from './replays/replays.ts';
import { ReplaysController } from './replays/replays.controller.ts';
import { KeptDayCounts } from './what-if/kept-day-counts.ts';
import { ChangeRulesController } from './rules/change-rules/change-rules.controller.ts';
import { ChangeTrendingRulesHandler } from './rules/change-rules/change-rules.handler.ts';
import { GetRulesController } from './rules/get-rules/get-rules.controller.ts';
import { KeptScenarios } from './scenarios/kept-scenarios.ts';
import { ListScenariosController } from './scenarios/list-scenarios/list-scenarios.controller.ts';
import { RemoveScenarioController } from './scenarios/remove-scenario/remove-scenario.controller.ts';
import { RemoveScenarioHandler } from './scenarios/remove-scenario/remove-scenario.handler.ts';
import { SaveScenarioController } from './scenarios/save-scenario/save-scenario.controller.ts';
import { SaveScenarioHandler } from './scenarios/save-scenario/save-scenario.handler.ts';
import { KeptFiles } from './sql/kept-files.ts';
import { RunSqlController } from './sql/run-sql.controller.ts';
import { WhatIfController } from './what-if/what-if.controller.ts';

@Module({
  controllers: [
    ListMetricsController,
    GetMetricController,
    GetTrendingController,
    ListEventsController,
    WhatIfController,
    ReplaysController,
    GetRulesController,
    ChangeRulesController,
    ListScenariosController,
    SaveScenarioController,
    RemoveScenarioController,
    ListViewsController,
    KeepViewController,
    ChangeViewController,
    RemoveViewController,
    RunSqlController,
  ],
  providers: [
    ProductPlaces,
    GroupNames,
    KeptSums,
    MetricDocuments,
    MemberActs,
    MemberCounts,
    KeptDayPoints,
    KeptDayCounts,
    TrendPlaces,
    MetricAnswers,
    TrendingNowAnswers,
    PublicEvents,
    Pseudonyms,
    Replays,
    MetricRows,
    CatalogueRows,
    AnalystExport,
    KeptScenarios,
    ChangeTrendingRulesHandler,
    SaveScenarioHandler,
    RemoveScenarioHandler,
    SavedViews,
    KeepViewHandler,
    ChangeViewHandler,
    RemoveViewHandler,
    RestoreViewHandler,
    KeptFiles,
  ],
})
export class AnalyticsModule {}
