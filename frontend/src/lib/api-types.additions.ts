import type { components } from './schema.gen.ts';

type Schemas = components['schemas'];

/** Shapes of the contract that the OpenAPI document has not told the client of yet; they go when `npm run openapi` brings them. */
export type CommentAdditions = Schemas['CommentBody'] & {
  readonly editedAt?: string | null;
  readonly hasProfile?: boolean;
  readonly replies: readonly CommentAdditions[];
};

export type ProductAdditions = Schemas['ProductBody'] & {
  readonly images?: readonly Schemas['ProductImageBody'][];
};

export interface ProfileResponse {
  readonly id: string;
  readonly userId: string;
  readonly displayName: string;
  readonly email: string | null;
  readonly bio: string | null;
  readonly avatarUrl: string | null;
  readonly favoriteCategories: readonly string[];
  readonly isPublic: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export type TrendPartKind = 'visits' | 'votes' | 'ratings' | 'comments';

/** What a product's trending score is made of; days are UTC, oldest first. */
export interface TrendResponse {
  readonly productId: string;
  readonly score: number | null;
  readonly rank: number | null;
  readonly of: number;
  readonly halfLifeDays: number;
  readonly parts: readonly {
    readonly kind: TrendPartKind;
    readonly count: number;
    readonly points: number;
    readonly share: number;
  }[];
  readonly days: readonly ({ readonly day: string; readonly points: number } & Readonly<
    Record<TrendPartKind, number>
  >)[];
  readonly asOf: string;
}
