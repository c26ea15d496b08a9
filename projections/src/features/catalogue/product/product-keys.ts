import { isContributionEvent, trendBlockId, visitorDayId } from '@henna/domain';
import type { Key, RecordedOf } from '../../../projection.ts';
import { activityId, visitOf, type Activity } from './activity.ts';
import { opinionDays } from './opinions.ts';
import type { productEvents } from './product-events.ts';
import { rulesKey } from './rules.ts';
import { threadId } from './threads.ts';

const dayKeys = (productId: string, { day, person }: Pick<Activity, 'day' | 'person'>): readonly Key[] => [
  { part: 'activity', id: activityId(productId, { day, person }) },
  { part: 'trend', id: trendBlockId(productId, day) },
  rulesKey,
];

/** The documents that an event will ask for. */
export const productKeys = (event: RecordedOf<(typeof productEvents)[number]>): readonly Key[] => {
  if (event.type === 'TrendingRulesChanged') return [rulesKey];
  if (event.type === 'MemberErased') return [{ part: 'visitors', id: event.data.memberId }];
  const product = { id: event.data.productId };
  if (isContributionEvent(event)) {
    const { data } = event;
    const thread = 'commentId' in data ? [{ part: 'threads', id: threadId(data.commentId, data.parentId) }] : [];
    return [product, ...opinionDays(event).flatMap((day) => dayKeys(product.id, day)), ...thread];
  }
  if (event.type !== 'ProductVisited') return [product];
  const visit = visitOf(event);
  const { userId } = event.data;
  const own = userId === undefined ? [] : [{ part: 'visitorDays', id: visitorDayId(userId, visit.day) }];
  return [product, ...dayKeys(product.id, visit), ...own];
};
