import type { CommentWithdrawn, RatingWithdrawn, RecordedHennaEvent, VoteWithdrawn } from '@henna/domain';

/** What a batch took back, as it has to be restored. */
export interface TakenBack {
  readonly products: readonly string[];
  readonly brands: readonly string[];
  readonly categories: readonly string[];
  readonly banners: readonly string[];
  /** The withdrawn votes of each ballot. */
  readonly ballots: readonly (readonly VoteWithdrawn['data'][])[];
  readonly ratings: readonly RatingWithdrawn['data'][];
  readonly comments: readonly CommentWithdrawn['data'][];
}

/** Sorts the events of a batch by what they took back. */
export const takenBackBy = (events: readonly RecordedHennaEvent[]): TakenBack => {
  const ballots = new Map<string, VoteWithdrawn['data'][]>();
  for (const event of events)
    if (event.type === 'VoteWithdrawn') ballots.set(event.stream, [...(ballots.get(event.stream) ?? []), event.data]);
  return {
    products: events.flatMap((event) => (event.type === 'ProductRemoved' ? [event.data.productId] : [])),
    brands: events.flatMap((event) => (event.type === 'BrandRemoved' ? [event.data.brandId] : [])),
    categories: events.flatMap((event) => (event.type === 'CategoryRemoved' ? [event.data.categoryId] : [])),
    banners: events.flatMap((event) => (event.type === 'BannerRemoved' ? [event.data.bannerId] : [])),
    ballots: [...ballots.values()],
    ratings: events.flatMap((event) => (event.type === 'RatingWithdrawn' ? [event.data] : [])),
    comments: events.flatMap((event) => (event.type === 'CommentWithdrawn' ? [event.data] : [])),
  };
};
