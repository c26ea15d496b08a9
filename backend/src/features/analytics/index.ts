// Analytics: metrics, rankings, replays, the notebook and SQL for analysts. Figures come from the analytics program, which
// `AnalyticsClient` asks; exported are commands for undo, and what the export program and the restore need.
export { AnalystExport } from './export/analyst-export.ts';
export { eventsQuery } from './list-events/events-query.ts';
export { ListEventsRequest } from './metrics/metric.requests.ts';
export { analyticsViewOf } from './notebook/analytics-view.ts';
export { SaveViewRequest } from './notebook/notebook.requests.ts';
export { ChangeView, RemoveView, RestoreView } from './notebook/view-commands.ts';
export { TrendingRulesRequest } from './ranking/ranking.requests.ts';
export { ChangeTrendingRules } from './rules/change-rules.ts';
export { AnalyticsModule } from './analytics.module.ts';
