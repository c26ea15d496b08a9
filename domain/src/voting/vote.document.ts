import type { Positioned } from '../shared/views.ts';

/** View `vote`: one document per vote that stands. Indexes: `productId, userId`; `userId, castAt`; `castAt`; `productId, castAt`. */
export interface VoteDocument extends Positioned {
  readonly _id: string;
  readonly productId: string;
  readonly userId: string;
  readonly optionId: string;
  readonly vote: string;
  readonly castAt: Date;
  readonly demo: boolean;
}

/** Part `removed` of the vote view: what moderators have removed. Index: `removedAt`. */
export interface RemovedVoteDocument extends VoteDocument {
  readonly removedAt: Date;
}
