import type { RatingCounts } from '../rating/rating-statistics.ts';
import type { Positioned } from '../shared/views.ts';
import type { ShelfCounts } from '../shelf/shelf-counts.ts';
import type { BrandFields } from './brand.events.ts';
import type { CategoryFields, VotingOption } from './category.events.ts';
import type { ProductImage } from './product-image.events.ts';
import type { ProductFields } from './product.events.ts';

/** View `product`: ids, never copies of names; statistics precomputed. */
export interface ProductDocument extends Positioned, ProductFields {
  readonly _id: string;
  /** Registered pictures in their order. */
  readonly images: readonly ProductImage[];
  readonly createdAt: Date;
  readonly removed: boolean;
  readonly demo: boolean;
  /** Stream revision of the last event that changed the product's own fields. */
  readonly revision: number;
  readonly visitCount: number;
  /** Votes that stand, by option id, for every option ever voted. */
  readonly votes: Readonly<Record<string, number>>;
  readonly ratings: RatingCounts;
  /** Absent while it is on no shelf. */
  readonly shelf?: ShelfCounts;
  readonly rootComments: number;
  readonly comments: number;
  /** Points by UTC day number (days since 1970-01-01); every day with points is kept. */
  readonly days: Readonly<Record<string, number>>;
  /** Log2 of the decayed sum; `null` without points. */
  readonly trendScore: number | null;
  /** Bayesian mean; `null` when unrated. */
  readonly bayesian: number | null;
}

/** Fields of a product that contributions and visits change; numbers and maps of numbers, which JSON holds exactly. */
export const countFields = [
  'votes',
  'ratings',
  'bayesian',
  'comments',
  'rootComments',
  'visitCount',
  'shelf',
  'trendScore',
] as const satisfies readonly (keyof ProductDocument)[];

export type ChangedCounts = Partial<Pick<ProductDocument, (typeof countFields)[number]>>;

/** View `brand`. */
export interface BrandDocument extends Positioned, BrandFields {
  readonly _id: string;
  readonly removed: boolean;
  readonly demo: boolean;
  /** Names it had before, for redirects. */
  readonly previousNames: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly revision: number;
}

export interface OptionSetDocument {
  readonly options: readonly VotingOption[];
  readonly updatedAt: Date;
  readonly revision: number;
}

interface CategoryPart extends CategoryFields {
  readonly removed: boolean;
  /** Names it had before, for redirects. */
  readonly previousNames: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly revision: number;
  readonly optionSet: OptionSetDocument | null;
}

export interface SubcategoryPart extends CategoryPart {
  readonly id: string;
}

/** View `category`: a category with its subcategories (in the order they were added) and option sets. */
export interface CategoryDocument extends Positioned, CategoryPart {
  readonly _id: string;
  readonly demo: boolean;
  readonly subcategories: readonly SubcategoryPart[];
}
