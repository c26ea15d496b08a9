import { trendBlockId, visitorDayId } from '@henna/contracts';
import type { Key, RecordedOf } from '../../../projection.ts';
import { activityId, visitOf, type Activity } from './activity.ts';
import { remarkOf } from './comments.ts';
import { opinionDays } from './opinions.ts';
import { rulesKey } from './rules.ts';
import { threadId } from './threads.ts';
import type { productEvents } from './product-events.ts';

const dayKeys = (productId: string, { day, person }: Pick<Activity, 'day' | 'person'>): readonly Key[] => [
  { part: 'activity', id: activityId(productId, { day, person }) },
  { part: 'trend', id: trendBlockId(productId, day) },
  rulesKey,
];

/** The documents that an event will ask for. */
export const productKeys = (event: RecordedOf<(typeof productEvents)[number]>): readonly Key[] => {
  if (event.type === 'TrendingRulesChanged') return [rulesKey];
  if (event.type === 'MemberErased') return [{ part: 'visitors', id: event.data.memberId }];
  if (event.type === 'EntityCleared' || event.type === 'EntityClearUndone') return [];
  const product = { id: event.data.productId };
  switch (event.type) {
    case 'ProductAdded':
    case 'ProductChanged':
    case 'ProductRemoved':
    case 'ProductRestored':
    case 'ProductImageAdded':
    case 'ProductImageChanged':
    case 'ProductImageRemoved':
    case 'ProductImageRestored':
    case 'ProductImagesReordered':
    case 'ProductVotesReset':
    case 'ProductVotesResetUndone':
    case 'ProductRatingsReset':
    case 'ProductRatingsResetUndone':
      return [product];
    case 'VoteCast':
    case 'VoteWithdrawn':
    case 'VoteRemovedByModerator':
    case 'VoteRestored':
    case 'RatingGiven':
    case 'RatingChanged':
    case 'RatingWithdrawn':
    case 'RatingRemovedByModerator':
    case 'RatingRestored':
      return [product, ...opinionDays(event).flatMap((opinion) => dayKeys(product.id, opinion))];
    case 'CommentPosted':
    case 'CommentWithdrawn':
    case 'CommentRemovedByModerator':
    case 'CommentRestored':
      return [product, ...dayKeys(product.id, remarkOf(event)), { part: 'threads', id: threadId(event.data) }];
    case 'ProductVisited': {
      const visit = visitOf(event);
      const { userId } = event.data;
      const own = userId === undefined ? [] : [{ part: 'visitorDays', id: visitorDayId(userId, visit.day) }];
      return [product, ...dayKeys(product.id, visit), ...own];
    }
    default:
      return event satisfies never;
  }
};
