import { trendBlockId, visitorDayId, type ProductDocument, type TrendBlockDocument } from '@henna/contracts';
import { existing, instant, isDemo } from '../../../facts.ts';
import { defineProjection, type Content, type Documents, type RecordedOf } from '../../../projection.ts';
import {
  activityId,
  activityOf,
  isNothing,
  noActivity,
  pointsOf,
  withPoints,
  type Activity,
  type ActivityDocument,
  type ActivityEvent,
} from './activity.ts';
import { pictured } from './pictures.ts';
import { counted } from './statistics.ts';
import { changeOfShown, threadId, type CommentActivity } from './threads.ts';
import { noTrendBlock, withActivityDay } from './trend-block.ts';
import { trendScore } from './trend-score.ts';
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
    ratings: { total: 0, sum: 0, breakdown: [0, 0, 0, 0, 0] },
    rootComments: 0,
    comments: 0,
    days: {},
    trendScore: null,
    bayesian: null,
  };
};

/** Counts an act in its person's day and its kind's, and in the product's day sums what the cap leaves of it. */
const withActivity = async (product: Product, activity: Activity, documents: Documents<ProductDocument>) => {
  const activities = documents.part<ActivityDocument>('activity');
  const id = activityId(product._id, activity);
  const before = (await activities.get(id)) ?? noActivity(id);
  const after = { ...before, [activity.act]: before[activity.act] + activity.change };
  if (isNothing(after)) activities.delete(id);
  else activities.put(after);
  const blocks = documents.part<TrendBlockDocument>('trend');
  const blockId = trendBlockId(product._id, activity.day);
  const block = withActivityDay((await blocks.get(blockId)) ?? noTrendBlock(blockId), activity, before, after);
  if (Object.keys(block.days).length > 0) blocks.put(block);
  else blocks.delete(blockId);
  const change = pointsOf(after) - pointsOf(before);
  if (change === 0) return product;
  const days = withPoints(product.days, activity.day, change);
  return { ...product, days, trendScore: trendScore(days) };
};

const isOfComment = (event: ActivityEvent): event is CommentActivity => 'commentId' in event.data;

/** Gives back the visits of a person who was erased. */
const withoutVisits = async (userId: string, products: Documents<ProductDocument>) => {
  for (const { productId, day, visits } of await visitors(products).forget(userId)) {
    const product = existing(await products.get(productId), 'product', productId);
    const left = { ...product, visitCount: product.visitCount - visits };
    products.put(await withActivity(left, { act: 'visits', change: -visits, day, person: userId }, products));
  }
};

/**
 * Part `activity`: the counts of each product, person and UTC day, for the cap of points. Part `trend`: the days of each
 * product by kind, which tell why it trends. Part `threads`: replies by root, as a moderator hides them with it. Parts `visitors` and `visitorDays`: the visits of each signed-in person.
 */
export const productProjection = defineProjection<ProductDocument>()({
  view: 'product',
  version: 4,
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
    'CommentPosted',
    'CommentWithdrawn',
    'CommentRemovedByModerator',
    'CommentRestored',
    'ProductVisited',
    'MemberErased',
  ],
  parts: ['activity', 'trend', 'visitors', 'visitorDays', 'threads'],
  indexes: [{ key: { position: 1 } }],
  keys(event) {
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
      case 'RatingChanged':
        return [product];
      default: {
        const activity = activityOf(event);
        return [
          product,
          { part: 'activity', id: activityId(product.id, activity) },
          { part: 'trend', id: trendBlockId(product.id, activity.day) },
          ...(event.type === 'ProductVisited' && event.data.userId !== undefined
            ? [{ part: 'visitorDays', id: visitorDayId(event.data.userId, activity.day) }]
            : []),
          ...('commentId' in event.data ? [{ part: 'threads', id: threadId(event.data) }] : []),
        ];
      }
    }
  },
  async apply(event, products) {
    if (event.type === 'ProductAdded') return products.put(added(event));
    if (event.type === 'MemberErased') return withoutVisits(event.data.memberId, products);
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
      case 'RatingChanged':
        return products.put(counted(product, event, 0));
      default: {
        const activity = activityOf(event);
        if (event.type === 'ProductVisited' && event.data.userId !== undefined)
          await visitors(products).note(event.data.userId, product._id, activity.day);
        const shown = isOfComment(event) ? await changeOfShown(event, products) : 0;
        return products.put(await withActivity(counted(product, event, shown), activity, products));
      }
    }
  },
});
