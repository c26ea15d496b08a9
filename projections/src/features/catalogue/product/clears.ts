import type { ProductDocument } from '@henna/contracts';
import { everyOne, takeClear, type ClearEvent } from '../../../cleared.ts';
import type { Content, Documents } from '../../../projection.ts';
import { voidedActs } from '../../../voided.ts';
import { dayAndPersonOf, type ActivityDocument } from './activity.ts';
import { withCommentBack, type ClearedComment } from './comments.ts';
import { withActivities } from './day-sums.ts';
import { placeOf, type Opinion } from './opinions.ts';
import { opinionsOf, withOpinionsBack, withoutOpinions } from './resets.ts';
import { emptyThreads } from './threads.ts';

type Products = Documents<ProductDocument>;
type Product = Content<ProductDocument>;
type OfProduct = { readonly productId: string };

const grouped = <Fact extends OfProduct>(facts: readonly Fact[]): ReadonlyMap<string, readonly Fact[]> => {
  const byProduct = new Map<string, Fact[]>();
  for (const fact of facts) {
    const others = byProduct.get(fact.productId);
    if (others) others.push(fact);
    else byProduct.set(fact.productId, [fact]);
  }
  return byProduct;
};
const everyProduct = everyOne('name');
const productOf = (id: string) => id.slice(0, id.indexOf('.'));

const takeOpinions = async (act: Opinion['act'], by: string, position: bigint, products: Products) => {
  const voided = voidedActs<Opinion & OfProduct>(products);
  const days = await products
    .part<ActivityDocument>('activity')
    .select(everyOne(act === 'votes' ? 'options' : 'stars'));
  const taken = grouped(
    days.flatMap((day) => {
      const productId = productOf(day._id);
      return opinionsOf(productId, act, day).map((opinion) => ({ ...opinion, productId }));
    }),
  );
  for (const product of await products.select(everyProduct)) {
    const own = taken.get(product._id) ?? [];
    for (const fact of own) voided.put({ _id: placeOf(product._id, fact), userId: fact.person, by, fact });
    products.put(await withoutOpinions(product, act, own.map(opinion), { by, position }, products));
  }
};

const giveOpinionsBack = async (act: Opinion['act'], by: string, products: Products) => {
  const back = grouped(await voidedActs<Opinion & OfProduct>(products).giveBack(by));
  for (const product of await products.select(everyProduct)) {
    const own = (back.get(product._id) ?? []).map(opinion);
    products.put(await withOpinionsBack(product, act, own, by, products));
  }
};

const opinion = ({ productId: _, ...rest }: Opinion & OfProduct): Opinion => rest;

const takeComments = async (by: string, products: Products) => {
  const voided = voidedActs<ClearedComment>(products);
  const days = await products.part<ActivityDocument>('activity').select(everyOne('said'));
  const taken = grouped(
    days.flatMap(({ _id, said = [] }) => {
      const productId = productOf(_id);
      return said.map((each) => ({ ...each, productId, ...dayAndPersonOf(productId, _id) }));
    }),
  );
  await emptyThreads(products);
  for (const product of await products.select(everyProduct)) {
    const own = taken.get(product._id) ?? [];
    for (const fact of own) voided.put({ _id: fact.commentId, userId: fact.person, by, fact });
    const left: Product = { ...product, comments: 0, rootComments: 0, commentsCleared: true };
    const gone = own.map(({ productId: _, ...remark }) => ({ act: 'comments' as const, change: -1, ...remark }));
    products.put(await withActivities(left, gone, products));
  }
};

const giveCommentsBack = async (by: string, products: Products) => {
  for (const [productId, own] of grouped(await voidedActs<ClearedComment>(products).giveBack(by))) {
    let product = await products.get(productId);
    if (!product) continue;
    for (const fact of own) product = await withCommentBack(product, fact, products);
    products.put(product);
  }
};

/** What clears of products, votes, ratings and comments take from the products, and give back. */
export const takeClears = async (event: ClearEvent, products: Products): Promise<void> => {
  const { entity, clearId } = event.data;
  const isTaken = event.type === 'EntityCleared';
  switch (entity) {
    case 'votes':
    case 'ratings':
      return isTaken
        ? takeOpinions(entity, clearId, event.position, products)
        : giveOpinionsBack(entity, clearId, products);
    case 'comments':
      return isTaken ? takeComments(clearId, products) : giveCommentsBack(clearId, products);
    default:
      return takeClear(event, 'products', products);
  }
};
