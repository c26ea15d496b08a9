import type { Labels } from '../shared/event.ts';
import type { Page } from '../shared/problem.ts';
import type { BrandFields } from './brand.events.ts';
import type { CategoryFields, VotingOption } from './category.events.ts';
import type { Shade } from './product.events.ts';

export const productSorts = ['trending', 'name', 'brand', 'category', 'rating', 'reviews', 'newest'] as const;
export type ProductSort = (typeof productSorts)[number];

/** Votes for the product's current options, in the order of the options. */
export interface VoteStatistics {
  readonly total: number;
  readonly byOption: readonly {
    readonly key: string;
    readonly count: number;
    /** Of all votes for current options, rounded half up. */
    readonly percentage: number;
    readonly labels: Labels;
  }[];
}

export interface RatingStatistics {
  readonly total: number;
  /** 0 when nobody has rated; otherwise with one decimal. */
  readonly average: number;
  readonly breakdown: Readonly<Record<'1' | '2' | '3' | '4' | '5', number>>;
}

/** A product as every public read answers it. `category` and `subcategory` are keys. */
export interface ProductResponse {
  readonly id: string;
  readonly name: string;
  readonly brandId: string;
  readonly brand: string;
  readonly brandDisplayName: string;
  readonly brandLabels: Labels;
  readonly category: string;
  readonly categoryDisplayName: string;
  readonly categoryLabels: Labels;
  readonly subcategory: string;
  readonly subcategoryDisplayName: string;
  readonly subcategoryLabels: Labels;
  readonly uncategorised: boolean;
  readonly description: string | null;
  /** The first picture's address, else the one an administrator gave. */
  readonly imageUrl: string | null;
  /** Registered pictures in their order. */
  readonly images: readonly ProductImageResponse[];
  readonly shades: readonly Shade[];
  readonly visitCount: number;
  readonly createdAt: string;
  readonly votes: VoteStatistics;
  readonly ratings: RatingStatistics;
  readonly commentCount: number;
}

export interface FacetCount {
  readonly key: string;
  readonly displayName: string;
  readonly labels: Labels;
  readonly count: number;
}

/** How many products each choice would leave, under the other filters. */
export interface ProductFacets {
  readonly category: readonly FacetCount[];
  readonly subcategory: readonly FacetCount[];
  readonly brand: readonly FacetCount[];
}

export type ProductPage = Page<ProductResponse> & {
  readonly facets: ProductFacets;
  /** The search text that was answered instead, where nothing matched the one asked for. */
  readonly corrected: string | null;
};

export interface ProductImageResponse {
  readonly id: string;
  /** `/media/<hash>.webp`, narrower with `?w=` and one of `pictureWidths`. */
  readonly imageUrl: string;
  readonly altText: string | null;
  readonly displayOrder: number;
  readonly width: number;
  readonly height: number;
  /** Bytes; `null` for the one picture of a product without registered ones. */
  readonly fileSize: number | null;
}

/** One shape for public lists and admin forms. */
export interface BrandResponse extends BrandFields {
  readonly id: string;
  readonly brand: string;
  readonly productCount: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** `GET /api/categories`: category key to subcategory names, in order. */
export type CategoryTree = Readonly<Record<string, readonly string[]>>;

interface SubcategoryDetails {
  readonly id: string;
  readonly key: string;
  readonly displayName: string;
  readonly labels: Labels;
  readonly description: string | null;
  readonly order: number;
  readonly productCount: number;
}

/** `GET /api/categories/details`. */
export interface CategoryDetails extends SubcategoryDetails {
  readonly subcategories: readonly SubcategoryDetails[];
}

/** `GET /api/products/:id/voting-options`: labels as the specification has them, and what stands behind them. */
export interface VotingOptionsResponse {
  readonly options: readonly string[];
  readonly details: readonly VotingOption[];
}

export interface AdminCategoryResponse extends CategoryFields {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly revision: number;
}

export type AdminSubcategoryResponse = AdminCategoryResponse & { readonly categoryId: string };

/** `id` is the category's or subcategory's own. */
export interface AdminVotingOptionsResponse {
  readonly id: string;
  readonly categoryKey: string;
  readonly subcategory: string | null;
  readonly options: readonly string[];
  readonly details: readonly VotingOption[];
  readonly revision: number;
}

export type AdminBrandResponse = BrandResponse & { readonly revision: number };
/** Here `imageUrl` is the field that forms edit, whatever pictures are registered. */
export type AdminProductResponse = ProductResponse & { readonly revision: number };
