import type { MetricGroup, MetricName, MetricUnit } from '@henna/domain';
import type { MetricDefinitionResponse } from './metric.responses.ts';

// Part of the catalogue's contract: answers within these limits are never refused for their size.
export const maxRows = 200_000;
export const maxMemberActs = 3_000_000;

const places: readonly MetricGroup[] = ['product', 'brand', 'category', 'subcategory'];
const acts: readonly MetricGroup[] = [...places, 'language'];

const metric = (
  unit: MetricUnit,
  definition: string,
  shape: Partial<Pick<MetricDefinitionResponse, 'groups' | 'isGroupOptional' | 'filters' | 'isSum'>> = {},
): Omit<MetricDefinitionResponse, 'name'> => ({
  unit,
  definition,
  groups: acts,
  isGroupOptional: true,
  filters: shape.groups ?? acts,
  isSum: false,
  ...shape,
});

const trend = { groups: ['product'], isGroupOptional: false, filters: places } as const;

const definitions: Readonly<Record<MetricName, Omit<MetricDefinitionResponse, 'name'>>> = {
  visits: metric('acts', 'Visits of product pages, each visitor counted once for a product in thirty minutes.', {
    isSum: true,
  }),
  votes: metric('acts', 'Votes that stand, in the hour in which they were cast.', {
    isSum: true,
    groups: [...acts, 'option'],
  }),
  ratings: metric('acts', 'Ratings that stand, in the hour in which they were first given.', { isSum: true }),
  comments: metric('acts', 'Comments and replies that stand, in the hour in which they were posted.', { isSum: true }),
  activeMembers: metric('members', 'Members with at least one vote, rating or comment that stands, each counted once.'),
  newMembers: metric('members', 'Members who joined and were not erased since.', {
    isSum: true,
    groups: ['language'],
  }),
  returningMembers: metric('members', 'Active members who had been active, on any product, before the step began.'),
  visitToVote: metric(
    'share',
    'Of the pairs of a signed-in member and a product visited, the share with a vote of the same member on it in the same step.',
  ),
  voteToComment: metric(
    'share',
    'Of the pairs of a member and a product visited and voted on, the share with a comment of the same member on it in the same step.',
  ),
  averageRating: metric(
    'stars',
    'Mean of the stars of the ratings that stand, by the hour in which they were first given.',
  ),
  bayesianRating: metric(
    'stars',
    'The same mean drawn towards 3.8 stars by the weight of five ratings, as the order Highest Rated has it.',
  ),
  optionShare: metric('share', 'Votes for a voting option divided by the votes for all options.', {
    groups: ['option'],
    isGroupOptional: false,
    filters: [...acts, 'option'],
  }),
  trendScore: metric(
    'log2 points',
    'Log2 of the points of all days up to the last UTC day of the step, halved every seven days.',
    trend,
  ),
  trendRank: metric('places', 'Place of a product by its trend score at the end of the step, from 1.', trend),
  trendRankChange: metric(
    'places',
    'Places that a product won in the trending order from the beginning of the step to its end.',
    trend,
  ),
};

export const definitionOf = (name: MetricName): MetricDefinitionResponse => ({ name, ...definitions[name] });
