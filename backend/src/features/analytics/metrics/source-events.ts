import { activityEvents, type EventType, type MetricFilter, type MetricName } from '@henna/domain';
import type { MetricQuery } from './metric-query.ts';

const eventTypesOf = { ...activityEvents, newMembers: ['MemberJoined'] } as const;

const sourceTypes = (metric: MetricName): readonly EventType[] => {
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

/** Address of the source events of a group: those that add, change or withdraw activity of the period. */
export const sourceEventsAddress = ({ metric, group, period, filter }: MetricQuery, key: string | null): string => {
  const groupFilter: MetricFilter = {
    ...filter,
    ...(group && key !== null && { [group]: key }),
  };
  const search = new URLSearchParams({ types: sourceTypes(metric).join(',') });
  for (const field of ['product', 'brand', 'category', 'subcategory', 'option'] as const)
    if (groupFilter[field] !== undefined) search.set(field, groupFilter[field]);
  search.set('from', period.from.toISOString());
  search.set('to', period.to.toISOString());
  return `/api/analytics/events?${search.toString()}`;
};
