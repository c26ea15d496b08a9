import type { EventOf } from '../shared/event.ts';

interface OfReset {
  readonly productId: string;
  readonly resetId: string;
}

/** Every vote for the product that stands before it in the log counts no more, and may be cast again. */
export type ProductVotesReset = EventOf<'ProductVotesReset', OfReset & { readonly resetAt: string }>;
/** The latest reset that stands is taken back: what it took counts again, but where its person voted anew. */
export type ProductVotesResetUndone = EventOf<'ProductVotesResetUndone', OfReset & { readonly undoneAt: string }>;
/** Every rating of the product that stands before it in the log counts no more, and may be given again. */
export type ProductRatingsReset = EventOf<'ProductRatingsReset', OfReset & { readonly resetAt: string }>;
/** The latest reset that stands is taken back: what it took counts again, but where its person rated anew. */
export type ProductRatingsResetUndone = EventOf<'ProductRatingsResetUndone', OfReset & { readonly undoneAt: string }>;

/** In the product's stream. */
export type ProductResetEvent =
  ProductVotesReset | ProductVotesResetUndone | ProductRatingsReset | ProductRatingsResetUndone;
