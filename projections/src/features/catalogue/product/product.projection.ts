import type { ProductDocument } from '@henna/contracts';
import { existing, instant, isDemo } from '../../../facts.ts';
import { defineProjection, type Content, type Documents, type RecordedOf } from '../../../projection.ts';
import {
  activityId,
  activityOf,
  noActivity,
  pointsOf,
  withPoints,
  type ActivityDocument,
  type ActivityEvent,
} from './activity.ts';
import { counted } from './statistics.ts';
import { trendScore } from './trend-score.ts';

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

/** Counts an act in its person's day, and in the product's day sums what the cap leaves of it. */
const withActivity = async (product: Product, event: ActivityEvent, documents: Documents<ProductDocument>) => {
  const activity = activityOf(event);
  const activities = documents.part<ActivityDocument>('activity');
  const id = activityId(product._id, activity);
  const before = (await activities.get(id)) ?? noActivity(id);
  const after = { ...before, [activity.act]: before[activity.act] + activity.change };
  activities.put(after);
  const change = pointsOf(after) - pointsOf(before);
  if (change === 0) return product;
  const days = withPoints(product.days, activity.day, change);
  return { ...product, days, trendScore: trendScore(days) };
};

/** Part `activity`: the counts of each product, person and UTC day, for the cap of points. */
export const productProjection = defineProjection<ProductDocument>()({
  view: 'product',
  version: 1,
  handles: [
    'ProductAdded',
    'ProductChanged',
    'ProductRemoved',
    'ProductRestored',
    'VoteCast',
    'VoteWithdrawn',
    'VoteRestored',
    'RatingGiven',
    'RatingChanged',
    'RatingWithdrawn',
    'RatingRestored',
    'CommentPosted',
    'CommentWithdrawn',
    'CommentRestored',
    'ProductVisited',
  ],
  parts: ['activity'],
  indexes: [{ key: { position: 1 } }],
  keys(event) {
    const product = { id: event.data.productId };
    switch (event.type) {
      case 'ProductAdded':
      case 'ProductChanged':
      case 'ProductRemoved':
      case 'ProductRestored':
      case 'RatingChanged':
        return [product];
      default:
        return [product, { part: 'activity', id: activityId(product.id, activityOf(event)) }];
    }
  },
  async apply(event, products) {
    if (event.type === 'ProductAdded') return products.put(added(event));
    const product = existing(await products.get(event.data.productId), 'product', event.data.productId);
    const revision = Number(event.revision);
    switch (event.type) {
      case 'ProductChanged':
        return products.put({ ...product, ...event.data.to, revision });
      case 'ProductRemoved':
        return products.put({ ...product, removed: true, revision });
      case 'ProductRestored':
        return products.put({ ...product, removed: false, revision });
      case 'RatingChanged':
        return products.put(counted(product, event));
      default:
        return products.put(await withActivity(counted(product, event), event, products));
    }
  },
});
