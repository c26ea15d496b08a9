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
import { NotebookController } from './notebook/notebook.controller.ts';
import { ChangeViewHandler } from './notebook/change-view.ts';
import { KeepViewHandler } from './notebook/keep-view.ts';
import { RemoveViewHandler } from './notebook/remove-view.ts';
import { RestoreViewHandler } from './notebook/restore-view.ts';
import { SavedViews } from './notebook/saved-views.ts';
import { Replays } from './replays/replays.ts';
import { ReplaysController } from './replays/replays.controller.ts';
import { KeptDayCounts } from './what-if/kept-day-counts.ts';
import { ChangeRulesController } from './rules/change-rules/change-rules.controller.ts';
import { ChangeTrendingRulesHandler } from './rules/change-rules/change-rules.handler.ts';
import { GetRulesController } from './rules/get-rules/get-rules.controller.ts';
import { KeptScenarios } from './scenarios/kept-scenarios.ts';
import { ScenariosController } from './scenarios/scenarios.controller.ts';
import { RemoveScenarioHandler } from './scenarios/remove-scenario.ts';
import { SaveScenarioHandler } from './scenarios/save-scenario.ts';
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
    ScenariosController,
    NotebookController,
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
