export { AnalystExport } from './export/analyst-export.ts';
export { eventsWanted, type EventsWanted } from './list-events/public-events.ts';
export { ListEventsRequest } from './metrics/metric.requests.ts';
export { ChangeView, RemoveView, RestoreView } from './notebook/view-commands.ts';
export { TrendingRulesRequest } from './ranking/ranking.requests.ts';
export { ChangeTrendingRules } from './rules/change-rules.ts';
export { AnalyticsModule } from './analytics.module.ts';
