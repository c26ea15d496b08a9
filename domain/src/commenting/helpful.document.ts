import type { Positioned } from '../shared/views.ts';

/** View `helpful`: one document per mark. Index: `userId, markedAt`. */
export interface HelpfulDocument extends Positioned {
  /** `<comment>.<user>` */
  readonly _id: string;
  readonly commentId: string;
  readonly productId: string;
  readonly userId: string;
  readonly markedAt: Date;
}

export const helpfulDocumentId = (commentId: string, userId: string): string => `${commentId}.${userId}`;
