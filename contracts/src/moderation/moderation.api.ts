/**
 * What the administrator's lists tell of any act. To analysts `userId` is a pseudonym, the same everywhere, and names
 * and texts are `null`.
 */
interface AdminAct {
  readonly id: string;
  readonly productId: string;
  readonly productName: string;
  readonly brandDisplayName: string;
  readonly userId: string;
  readonly userName: string | null;
  readonly createdAt: string;
  /** Brought by the demo. */
  readonly demo: boolean;
  /** When a moderator removed it; `null` while it stands. */
  readonly removedAt: string | null;
}

export type AdminCommentResponse = AdminAct & {
  readonly content: string | null;
  readonly parentId: string | null;
  readonly replyTo: string | null;
  readonly editedAt: string | null;
};

export type AdminVoteResponse = AdminAct & {
  /** The option's label, as it is now where the product still offers it. */
  readonly vote: string;
  /** The product still offers the option: only then the vote counts. */
  readonly current: boolean;
};

export type AdminRatingResponse = AdminAct & { readonly stars: number; readonly updatedAt: string | null };
