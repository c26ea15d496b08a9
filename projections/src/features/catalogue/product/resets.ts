import type { ProductDocument } from '@henna/contracts';
import type { Content, Documents, RecordedOf } from '../../../projection.ts';
import { voidedActs } from '../../../voided.ts';
import { dayAndPersonOf, type ActivityDocument } from './activity.ts';
import { withActivities } from './day-sums.ts';
import { given, givenBack, placeOf, type Opinion } from './opinions.ts';
import { noRatings, withOpinion } from './statistics.ts';

type Product = Content<ProductDocument>;
type ResetEvent = RecordedOf<
  'ProductVotesReset' | 'ProductVotesResetUndone' | 'ProductRatingsReset' | 'ProductRatingsResetUndone'
>;

/** What stands of a person's day. */
export const opinionsOf = (
  productId: string,
  act: Opinion['act'],
  { _id, options = [], stars }: ActivityDocument,
): readonly Opinion[] => {
  const whose = dayAndPersonOf(productId, _id);
  if (act === 'votes') return options.map((optionId) => ({ act, ...whose, optionId }));
  return stars === undefined ? [] : [{ act, ...whose, stars }];
};

const noResets = { votes: [], ratings: [] };

/** A product without the votes or ratings that stood, all taken by one event. */
export const withoutOpinions = async (
  product: Product,
  act: Opinion['act'],
  taken: readonly Opinion[],
  { by, position }: { readonly by: string; readonly position: bigint },
  documents: Documents<ProductDocument>,
): Promise<Product> => {
  const resets = product.resets ?? noResets;
  const standing = [...resets[act], { resetId: by, position: position.toString() }];
  const nothing = act === 'votes' ? { votes: {} } : noRatings;
  const left = { ...product, ...nothing, resets: { ...resets, [act]: standing } };
  return withActivities(left, taken.map(givenBack), documents);
};

/** A product with what one event took and gives back. */
export const withOpinionsBack = async (
  product: Product,
  act: Opinion['act'],
  back: readonly Opinion[],
  by: string,
  documents: Documents<ProductDocument>,
): Promise<Product> => {
  const resets = product.resets ?? noResets;
  const counted = back.reduce<Product>((sum, opinion) => withOpinion(sum, opinion, 1), product);
  const standing = resets[act].filter((reset) => reset.resetId !== by);
  return withActivities({ ...counted, resets: { ...resets, [act]: standing } }, back.map(given), documents);
};

/** Gives back all votes or ratings of a product at once, or lets those stand again that one reset took. */
export const withReset = async (
  product: Product,
  { type, data, position }: ResetEvent,
  documents: Documents<ProductDocument>,
): Promise<Product> => {
  const voided = voidedActs<Opinion>(documents);
  const by = data.resetId;
  const act = type.startsWith('ProductVotes') ? 'votes' : 'ratings';
  if (type.endsWith('Undone')) return withOpinionsBack(product, act, await voided.giveBack(by), by, documents);
  const having = act === 'votes' ? 'options' : 'stars';
  const days = await documents.part<ActivityDocument>('activity').select({ idPrefix: `${product._id}.`, having });
  const taken = days.flatMap((day) => opinionsOf(product._id, act, day));
  for (const fact of taken) voided.put({ _id: placeOf(product._id, fact), userId: fact.person, by, fact });
  return withoutOpinions(product, act, taken, { by, position }, documents);
};
