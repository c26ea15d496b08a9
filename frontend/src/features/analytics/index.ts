export { AnalyticsPage } from './analytics-page.tsx';
export { analyticsSearchOf } from './analytics-search.ts';
