import type { Positioned } from '../shared/views.ts';

/** View `rating`: one document per rating that stands. Indexes: `productId, userId`; `givenAt`, also with `productId`, `userId` and `stars`. */
export interface RatingDocument extends Positioned {
  readonly _id: string;
  readonly productId: string;
  readonly userId: string;
  readonly stars: number;
  readonly givenAt: Date;
  readonly changedAt: Date | null;
  readonly demo: boolean;
}

/** Part `removed` of the rating view: what moderators have removed. Index: `removedAt`. */
export interface RemovedRatingDocument extends RatingDocument {
  readonly removedAt: Date;
}
