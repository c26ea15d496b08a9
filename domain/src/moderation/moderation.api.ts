import type { RatingStatistics, VoteStatistics } from '../catalogue/catalogue.api.ts';

/**
 * What the administrator's lists tell of any act. To analysts ids are pseudonyms (`userId` for one kind of act on one
 * product), names and texts are `null`, and times are cut to the hour.
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

interface OfProduct {
  readonly productId: string;
  readonly productName: string;
  readonly brandDisplayName: string;
}

export type ProductVoteStatistics = OfProduct & VoteStatistics;
export type ProductRatingStatistics = OfProduct & RatingStatistics;

/** `GET /api/admin/votes/statistics`: all visible products with votes, the most first, page by page. */
export interface AdminVoteStatistics {
  readonly items: readonly ProductVoteStatistics[];
  /** Products with votes. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** Votes that stand, for retired options too. */
  readonly votes: number;
}

/** `GET /api/admin/ratings/statistics`: all visible products with ratings, the most first, page by page. */
export interface AdminRatingStatistics {
  readonly items: readonly ProductRatingStatistics[];
  /** Products rated. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly ratings: number;
  /** With one decimal; 0 without ratings. */
  readonly average: number;
  readonly fiveStars: number;
}
