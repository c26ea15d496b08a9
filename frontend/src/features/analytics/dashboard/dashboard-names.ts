import type { SavedView } from '../api-types.ts';

/** Names of the dashboards on which views stand, sorted. */
export const dashboardNames = (views: readonly SavedView[]): readonly string[] =>
  [...new Set(views.flatMap(({ dashboard }) => dashboard ?? []))].toSorted((a, b) => a.localeCompare(b));
