/** A comment or a reply. A withdrawn root has neither text nor author. */
export interface CommentResponse {
  readonly id: string;
  readonly productId: string;
  readonly userId: string | null;
  readonly userName: string | null;
  /** The author has a public profile. */
  readonly hasProfile: boolean;
  readonly content: string | null;
  readonly parentId: string | null;
  readonly replyTo: string | null;
  readonly createdAt: string;
  /** When its author last changed the text. */
  readonly editedAt: string | null;
  readonly withdrawn: boolean;
  /** Written by the demo. */
  readonly demo: boolean;
  /** The author's current stars for the product; on roots. */
  readonly stars: number | null;
  /** Oldest first; empty on a reply. */
  readonly replies: readonly CommentResponse[];
}
