// Analytics: metrics, trends, the event log, replays, what-if rankings and SQL for analysts.
// Loaded for staff only; other features import only from here.
export { AnalyticsPage } from './analytics-page.tsx';
export { analyticsSearchOf } from './analytics-search.ts';
export { ThresholdStrip } from './thresholds/threshold-strip.tsx';
