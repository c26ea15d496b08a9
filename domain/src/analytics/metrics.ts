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

export const metricGroups = ['product', 'brand', 'category', 'subcategory', 'option', 'language'] as const;
export type MetricGroup = (typeof metricGroups)[number];

export const metricSteps = ['hour', 'day', 'week', 'month'] as const;
export type MetricStep = (typeof metricSteps)[number];

export const metricUnits = ['acts', 'members', 'share', 'stars', 'log2 points', 'places'] as const;
export type MetricUnit = (typeof metricUnits)[number];
