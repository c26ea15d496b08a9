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

/** One metric of the catalogue, `GET /api/analytics/metrics`. */
export interface MetricDefinition {
  readonly name: MetricName;
  /** One sentence, in English. */
  readonly definition: string;
  readonly unit: MetricUnit;
  /** By what it can be grouped; without `optional` one of them has to be named. */
  readonly groups: readonly MetricGroup[];
  readonly isGroupOptional: boolean;
  /** What it can be filtered by. */
  readonly filters: readonly MetricGroup[];
  /** Whether the values of the steps (and groups) add up to the total. */
  readonly isSum: boolean;
}

export interface MetricCatalogue {
  readonly metrics: readonly MetricDefinition[];
  /** At most so many steps of one answer. */
  readonly maxSteps: number;
  /** At most so many groups of one answer. */
  readonly maxGroups: number;
  /** Rows of counts that one answer can always read. */
  readonly maxRows: number;
  /** Contributions and visits of members that one answer can always count. */
  readonly maxMemberActs: number;
}

/** Values of one group. */
export interface MetricSeries {
  /** Id of the product, brand, category, subcategory or option, or the language; `null` for the whole. */
  readonly key: string | null;
  /** Its English name; `null` where it has none any more. */
  readonly name: string | null;
  /** Over the whole period; `null` where there is nothing to divide by. */
  readonly total: number | null;
  /** One for each step. */
  readonly values: readonly (number | null)[];
  /** What the total of a share or mean was divided by: ratings, votes, or pairs of member and product. */
  readonly outOf: number | null;
  /** Address of the events behind it. */
  readonly events: string;
}

/** `GET /api/analytics/metrics/:metric`. */
export interface MetricAnswer {
  readonly metric: MetricName;
  readonly unit: MetricUnit;
  readonly group: MetricGroup | null;
  /** `null`: the whole period is one step. */
  readonly by: MetricStep | null;
  readonly timeZone: string;
  /** The first moment of the period. */
  readonly from: string;
  /** The first moment after it. */
  readonly to: string;
  readonly steps: readonly { readonly from: string; readonly to: string }[];
  /** Highest totals first. */
  readonly series: readonly MetricSeries[];
  /** How many groups there are, shown or not. */
  readonly groups: number;
  /** Position of the log up to which it counts. */
  readonly position: string;
  readonly asOf: string;
}
