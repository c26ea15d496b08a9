import type { ProductDocument } from '@henna/contracts';
import { dayOf } from '../../../facts.ts';
import type { Content, Documents, RecordedOf } from '../../../projection.ts';
import { voidedActs } from '../../../voided.ts';
import type { Activity } from './activity.ts';
import { withActivities } from './day-sums.ts';
import { withOpinion } from './statistics.ts';

type Product = Content<ProductDocument>;

export type OpinionEvent = RecordedOf<
  | 'VoteCast'
  | 'VoteWithdrawn'
  | 'VoteRemovedByModerator'
  | 'VoteRestored'
  | 'RatingGiven'
  | 'RatingChanged'
  | 'RatingWithdrawn'
  | 'RatingRemovedByModerator'
  | 'RatingRestored'
>;
/** A vote or a rating that stands. */
export type Opinion = { readonly day: number; readonly person: string } & (
  { readonly act: 'votes'; readonly optionId: string } | { readonly act: 'ratings'; readonly stars: number }
);

export const given = (opinion: Opinion): Activity => ({ ...opinion, change: 1 });
export const givenBack = (opinion: Opinion): Activity => ({ ...opinion, change: -1 });

/** What an event takes away and what stands by it: a changed rating counts once, on its first day. */
export const sidesOf = (event: OpinionEvent): { readonly before?: Opinion; readonly after?: Opinion } => {
  const person = event.data.userId;
  switch (event.type) {
    case 'VoteCast':
    case 'VoteRestored':
      return { after: { act: 'votes', person, day: dayOf(event.data.castAt), optionId: event.data.optionId } };
    case 'VoteWithdrawn':
    case 'VoteRemovedByModerator':
      return { before: { act: 'votes', person, day: dayOf(event.data.castAt), optionId: event.data.optionId } };
    default: {
      const rating = { act: 'ratings' as const, person, day: dayOf(event.data.givenAt) };
      switch (event.type) {
        case 'RatingGiven':
        case 'RatingRestored':
          return { after: { ...rating, stars: event.data.stars } };
        case 'RatingChanged':
          return { before: { ...rating, stars: event.data.from }, after: { ...rating, stars: event.data.to } };
        case 'RatingWithdrawn':
        case 'RatingRemovedByModerator':
          return { before: { ...rating, stars: event.data.stars } };
        default:
          return event satisfies never;
      }
    }
  }
};

/** One person has one vote for an option, and one rating. */
export const placeOf = (productId: string, opinion: Opinion): string =>
  opinion.act === 'votes' ? `${productId}.${opinion.person}.${opinion.optionId}` : `${productId}.${opinion.person}`;

/** The days of persons that an event touches. */
export const opinionDays = (event: OpinionEvent): readonly Opinion[] => Object.values(sidesOf(event)).slice(0, 1);

const withSides = async (
  product: Product,
  { before, after }: { readonly before?: Opinion | undefined; readonly after?: Opinion | undefined },
  documents: Documents<ProductDocument>,
): Promise<Product> => {
  let counted = product;
  if (before) counted = withOpinion(counted, before, -1);
  if (after) counted = withOpinion(counted, after, 1);
  return withActivities(counted, [...(before ? [givenBack(before)] : []), ...(after ? [given(after)] : [])], documents);
};

/** Counts a vote or a rating. Where a reset of the product, or a clear, took what stood in its place, it is not taken again. */
export const withOpinionEvent = async (
  product: Product,
  event: OpinionEvent,
  documents: Documents<ProductDocument>,
): Promise<Product> => {
  const { before, after } = sidesOf(event);
  if (!product.resets) return withSides(product, { before, after }, documents);
  const taken = await voidedActs<Opinion>(documents).take(placeOf(product._id, (before ?? after)!));
  const standing = taken ? (taken.by === null ? taken.fact : undefined) : before;
  return withSides(product, { before: standing, after }, documents);
};
