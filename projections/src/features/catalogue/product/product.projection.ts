import { trendBlockId, visitorDayId, type ProductDocument } from '@henna/contracts';
import { existing, instant, isDemo } from '../../../facts.ts';
import { defineProjection, type Content, type Documents, type Key, type RecordedOf } from '../../../projection.ts';
import { voidedActs, voidedIndexes } from '../../../voided.ts';
import { activityId, activityOf, type Activity, type ActivityEvent } from './activity.ts';
import { withActivities } from './day-sums.ts';
import { opinionDays, withOpinionEvent, withReset } from './opinions.ts';
import { pictured } from './pictures.ts';
import { countBy, noteRules, rulesKey } from './rules.ts';
import { counted, noRatings } from './statistics.ts';
import { changeOfShown, threadId, type CommentActivity } from './threads.ts';
import { visitors } from './visitors.ts';

type Product = Content<ProductDocument>;

const added = (event: RecordedOf<'ProductAdded'>): Product => {
  const { productId, addedAt, name, brandId, categoryId, subcategoryId, description, imageUrl, shades } = event.data;
  return {
    _id: productId,
    name,
    brandId,
    categoryId,
    subcategoryId,
    description,
    imageUrl,
    shades,
    images: [],
    createdAt: instant(addedAt),
    removed: false,
    demo: isDemo(event),
    revision: Number(event.revision),
    visitCount: 0,
    votes: {},
    ...noRatings,
    rootComments: 0,
    comments: 0,
    days: {},
    trendScore: null,
  };
};

const dayKeys = (productId: string, { day, person }: Pick<Activity, 'day' | 'person'>): readonly Key[] => [
  { part: 'activity', id: activityId(productId, { day, person }) },
  { part: 'trend', id: trendBlockId(productId, day) },
  rulesKey,
];

const isOfComment = (event: ActivityEvent): event is CommentActivity => 'commentId' in event.data;

/** Gives back the visits of a person who was erased. */
const withoutVisits = async (userId: string, products: Documents<ProductDocument>) => {
  for (const { productId, day, visits } of await visitors(products).forget(userId)) {
    const product = existing(await products.get(productId), 'product', productId);
    const left = { ...product, visitCount: product.visitCount - visits };
    products.put(await withActivities(left, [{ act: 'visits', change: -visits, day, person: userId }], products));
  }
};

/**
 * Part `activity`: the counts of each product, person and UTC day, for the cap of points. Part `trend`: the days of each
 * product by kind, which tell why it trends. Part `threads`: replies by root, as a moderator hides them with it. Parts `visitors` and `visitorDays`: the visits of each signed-in person. Part `voided`: votes and ratings that resets took.
 * Part `rules`: by which rules this build counts.
 */
export const productProjection = defineProjection<ProductDocument>()({
  view: 'product',
  version: 6,
  handles: [
    'ProductAdded',
    'ProductChanged',
    'ProductRemoved',
    'ProductRestored',
    'ProductImageAdded',
    'ProductImageChanged',
    'ProductImageRemoved',
    'ProductImageRestored',
    'ProductImagesReordered',
    'VoteCast',
    'VoteWithdrawn',
    'VoteRemovedByModerator',
    'VoteRestored',
    'RatingGiven',
    'RatingChanged',
    'RatingWithdrawn',
    'RatingRemovedByModerator',
    'RatingRestored',
    'ProductVotesReset',
    'ProductVotesResetUndone',
    'ProductRatingsReset',
    'ProductRatingsResetUndone',
    'CommentPosted',
    'CommentWithdrawn',
    'CommentRemovedByModerator',
    'CommentRestored',
    'ProductVisited',
    'MemberErased',
    'TrendingRulesChanged',
  ],
  parts: ['activity', 'trend', 'visitors', 'visitorDays', 'threads', 'voided', 'rules'],
  indexes: [{ key: { position: 1 } }, ...voidedIndexes],
  beginsUnder: countBy,
  keys(event) {
    if (event.type === 'TrendingRulesChanged') return [rulesKey];
    if (event.type === 'MemberErased') return [{ part: 'visitors', id: event.data.memberId }];
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
      default: {
        const activity = activityOf(event);
        return [
          product,
          ...dayKeys(product.id, activity),
          ...(event.type === 'ProductVisited' && event.data.userId !== undefined
            ? [{ part: 'visitorDays', id: visitorDayId(event.data.userId, activity.day) }]
            : []),
          ...('commentId' in event.data ? [{ part: 'threads', id: threadId(event.data) }] : []),
        ];
      }
    }
  },
  async apply(event, products) {
    if (event.type === 'TrendingRulesChanged') return noteRules(event, products);
    if (event.type === 'ProductAdded') return products.put(added(event));
    if (event.type === 'MemberErased') {
      await voidedActs(products).forget(event.data.memberId);
      return withoutVisits(event.data.memberId, products);
    }
    const product = existing(await products.get(event.data.productId), 'product', event.data.productId);
    const revision = Number(event.revision);
    switch (event.type) {
      case 'ProductChanged':
        return products.put({ ...product, ...event.data.to, revision });
      case 'ProductRemoved':
        return products.put({ ...product, removed: true, revision });
      case 'ProductRestored':
        return products.put({ ...product, removed: false, revision });
      case 'ProductImageAdded':
      case 'ProductImageChanged':
      case 'ProductImageRemoved':
      case 'ProductImageRestored':
      case 'ProductImagesReordered':
        return products.put({ ...product, images: pictured(product.images, event) });
      case 'VoteCast':
      case 'VoteWithdrawn':
      case 'VoteRemovedByModerator':
      case 'VoteRestored':
      case 'RatingGiven':
      case 'RatingChanged':
      case 'RatingWithdrawn':
      case 'RatingRemovedByModerator':
      case 'RatingRestored':
        return products.put(await withOpinionEvent(product, event, products));
      case 'ProductVotesReset':
      case 'ProductVotesResetUndone':
      case 'ProductRatingsReset':
      case 'ProductRatingsResetUndone':
        return products.put(await withReset(product, event, products));
      default: {
        const activity = activityOf(event);
        if (event.type === 'ProductVisited' && event.data.userId !== undefined)
          await visitors(products).note(event.data.userId, product._id, activity.day);
        const shown = isOfComment(event) ? await changeOfShown(event, products) : 0;
        return products.put(await withActivities(counted(product, event, shown), [activity], products));
      }
    }
  },
});
