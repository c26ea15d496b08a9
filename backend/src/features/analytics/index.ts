export { AnalystExport } from './export/analyst-export.ts';
export { eventsWanted, type EventsWanted } from './list-events/events-wanted.ts';
export { ListEventsRequest } from './list-events/list-events.request.ts';
export { ChangeTrendingRules } from './rules/change-rules/change-rules.command.ts';
export { fieldsOfRules, type RuleFields } from './rules/rule-fields.ts';
export { TrendingRulesRequest } from './rules/rules.request.ts';
export { changeTrendingRules, trendingRules } from './rules/trending-rules.ts';
