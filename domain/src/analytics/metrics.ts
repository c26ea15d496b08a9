export const metricNames = [
  'visits',
  'votes',
  'ratings',
  'comments',
  'activeMembers',
  'newMembers',
  'returningMembers',
  'visitToVote',
  'voteToComment',
  'averageRating',
  'bayesianRating',
  'optionShare',
  'trendScore',
  'trendRank',
  'trendRankChange',
] as const;
export type MetricName = (typeof metricNames)[number];

/** Metrics that are known of groups only: they have no total. */
const metricsOfGroups: readonly MetricName[] = ['optionShare', 'trendScore', 'trendRank', 'trendRankChange'];
export const hasTotal = (metric: MetricName): boolean => !metricsOfGroups.includes(metric);

/** What the analysts' screen explores until another metric is chosen. */
export const defaultMetric = 'votes' satisfies MetricName;

export const metricGroups = ['product', 'brand', 'category', 'subcategory', 'option', 'language'] as const;
export type MetricGroup = (typeof metricGroups)[number];

export const metricSteps = ['hour', 'day', 'week', 'month'] as const;
export type MetricStep = (typeof metricSteps)[number];

/**
 * How much of a step has been counted: all of it; the part that the period holds; what has passed of it; nothing, since it
 * has not begun.
 */
export const stepExtents = ['whole', 'cut', 'unfinished', 'future'] as const;
export type StepExtent = (typeof stepExtents)[number];

export const metricUnits = ['acts', 'members', 'share', 'stars', 'log2 points', 'places'] as const;
export type MetricUnit = (typeof metricUnits)[number];
