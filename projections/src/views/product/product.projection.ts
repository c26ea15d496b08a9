import {
  contributionEvents,
  imagesAfter,
  isContributionEvent,
  isOnNoShelf,
  noRatings,
  noShelves,
  type ProductDocument,
  shelfCountsAfter,
  type ShelfEvent,
  trendBlockId,
  visitorDayId,
} from '@henna/domain';
import { type Content, defineProjection, type Documents, type Key, type RecordedOf } from '../../projection.ts';
import { existing, instant, isDemo } from '../event-values.ts';
import { type Activity, activityId, visitOf, withActivities } from './activity.ts';
import { activitiesOf, isNewRoot, threadId, withContributions } from './contributions.ts';
import { startWithRules, recordRules, rulesKey } from './rules.ts';
import { visitors } from './visitors.ts';

export const productEvents = [
  'ProductAdded',
  'ProductChanged',
  'ProductRemoved',
  'ProductRestored',
  'ProductImageAdded',
  'ProductImageChanged',
  'ProductImageRemoved',
  'ProductImageRestored',
  'ProductImagesReordered',
  'ProductVisited',
  'ShelfPlaced',
  'ShelfChanged',
  'ShelfRemoved',
  'MemberErased',
  'TrendingRulesChanged',
  ...contributionEvents,
] as const;

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
    const hasThread = 'commentId' in data && !isNewRoot(event);
    const thread = hasThread ? [{ part: 'threads', id: threadId(data.commentId, data.parentId) }] : [];
    return [product, ...activitiesOf(event).flatMap((day) => dayKeys(product.id, day)), ...thread];
  }
  if (event.type !== 'ProductVisited') return [product];
  const visit = visitOf(event);
  const { userId } = event.data;
  const own = userId === undefined ? [] : [{ part: 'visitorDays', id: visitorDayId(userId, visit.day) }];
  return [product, ...dayKeys(product.id, visit), ...own];
};

type Product = Content<ProductDocument>;

const newProduct = (event: RecordedOf<'ProductAdded'>): Product => {
  const { productId, addedAt, name, brandId, categoryId, subcategoryId, description, imageUrl, shades, reference } =
    event.data;
  return {
    _id: productId,
    name,
    brandId,
    categoryId,
    subcategoryId,
    description,
    imageUrl,
    shades,
    ...(reference && { reference }),
    images: [],
    createdAt: instant(addedAt),
    removed: false,
    demo: isDemo(event),
    revision: Number(event.revision),
    visitCount: 0,
    votes: {},
    ratings: noRatings,
    bayesian: null,
    rootComments: 0,
    comments: 0,
    days: {},
    trendScore: null,
  };
};

const withShelf = (product: Product, event: ShelfEvent): Product => {
  const { shelf = noShelves, ...others } = product;
  const counts = shelfCountsAfter(shelf, event);
  return isOnNoShelf(counts) ? others : { ...others, shelf: counts };
};

/** Subtracts the visits of an erased person. */
const withoutVisits = async (userId: string, products: Documents<ProductDocument>) => {
  for (const { productId, day, visits } of await visitors(products).forget(userId)) {
    const product = existing(await products.get(productId), 'product', productId);
    const left = { ...product, visitCount: product.visitCount - visits };
    products.put(await withActivities(left, [{ kind: 'visits', change: -visits, day, person: userId }], products));
  }
};

/**
 * Part `activity`: the counts of each product, person and UTC day, for the cap of points. Part `trend`: the days of each
 * product by kind, which tell why it trends. Part `threads`: replies by root, as a moderator hides them with it. Parts
 * `visitors` and `visitorDays`: the visits of each signed-in person. Part `rules`: by which rules this build counts.
 */
export const productProjection = defineProjection<ProductDocument>()({
  view: 'product',
  version: 8,
  handles: productEvents,
  parts: ['activity', 'trend', 'visitors', 'visitorDays', 'threads', 'rules'],
  indexes: [{ key: { position: 1 } }],
  startWithRules: startWithRules,
  keys: productKeys,
  async apply(event, products) {
    if (event.type === 'TrendingRulesChanged') return recordRules(event, products);
    if (event.type === 'ProductAdded') return products.put(newProduct(event));
    if (event.type === 'MemberErased') return withoutVisits(event.data.memberId, products);
    const product = existing(await products.get(event.data.productId), 'product', event.data.productId);
    if (isContributionEvent(event)) return products.put(await withContributions(product, event, products));
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
        return products.put({ ...product, images: imagesAfter(product.images, event) });
      case 'ShelfPlaced':
      case 'ShelfChanged':
      case 'ShelfRemoved':
        return products.put(withShelf(product, event));
      case 'ProductVisited': {
        const visit = visitOf(event);
        const { userId } = event.data;
        if (userId !== undefined) await visitors(products).recordVisit(userId, product._id, visit.day);
        return products.put(
          await withActivities({ ...product, visitCount: product.visitCount + 1 }, [visit], products),
        );
      }
      default:
        return event satisfies never;
    }
  },
});
