import { activityEvents, type EventType, type MetricName } from '@henna/domain';
import type { MetricFilter, MetricQuery } from './metric-query.ts';

const eventTypesOf = { ...activityEvents, newMembers: ['MemberJoined'] } as const;

const typesBehind = (metric: MetricName): readonly EventType[] => {
  switch (metric) {
    case 'visits':
    case 'votes':
    case 'ratings':
    case 'comments':
    case 'newMembers':
      return eventTypesOf[metric];
    case 'optionShare':
      return eventTypesOf.votes;
    case 'averageRating':
    case 'bayesianRating':
      return eventTypesOf.ratings;
    case 'activeMembers':
    case 'returningMembers':
      return [...eventTypesOf.votes, ...eventTypesOf.ratings, ...eventTypesOf.comments];
    default:
      return Object.values(eventTypesOf)
        .flat()
        .filter((type) => type !== 'MemberJoined');
  }
};

/** Address of the events behind a group: those that give, change or take back what was done in the period. */
export const eventsOf = ({ metric, group, period, filter }: MetricQuery, key: string | null): string => {
  const asked: MetricFilter = {
    ...filter,
    ...(group && key !== null && { [group]: key }),
  };
  const search = new URLSearchParams({ types: typesBehind(metric).join(',') });
  for (const field of ['product', 'brand', 'category', 'subcategory', 'option'] as const)
    if (asked[field] !== undefined) search.set(field, asked[field]);
  search.set('from', period.from.toISOString());
  search.set('to', period.to.toISOString());
  return `/api/analytics/events?${search.toString()}`;
};
