import type { Positioned } from '../catalogue/catalogue.documents.ts';

/** View `rating`: one document per rating that stands. Index: `productId, userId`. */
export interface RatingDocument extends Positioned {
  readonly _id: string;
  readonly productId: string;
  readonly userId: string;
  readonly stars: number;
  readonly givenAt: Date;
  readonly changedAt: Date | null;
  readonly demo: boolean;
}
