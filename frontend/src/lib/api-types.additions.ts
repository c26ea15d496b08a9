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

export type { ProductTrend, ProfileResponse } from '@henna/contracts';
