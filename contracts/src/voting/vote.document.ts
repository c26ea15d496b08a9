import type { Positioned } from '../catalogue/catalogue.documents.ts';

/** View `vote`: one document per vote that stands. Index: `productId, userId`. */
export interface VoteDocument extends Positioned {
  readonly _id: string;
  readonly productId: string;
  readonly userId: string;
  readonly optionId: string;
  readonly vote: string;
  readonly castAt: Date;
  readonly demo: boolean;
}
