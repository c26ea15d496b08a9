import type { components, paths } from './schema.gen.ts';

type Schemas = components['schemas'];
type ProductsQuery = NonNullable<paths['/api/products']['get']['parameters']['query']>;

export type BannerResponse = Schemas['BannerBody'];
export type BrandResponse = Schemas['BrandBody'];
export type CategoryDetails = Schemas['CategoryDetailsBody'];
export type CategoryTree = Readonly<Record<string, readonly string[]>>;
export type CommentResponse = Schemas['CommentBody'];
export type CurrentUser = Schemas['CurrentUserBody'];
export type FacetCount = Schemas['FacetCountBody'];
export type Labels = Schemas['LabelsBody'];
export type MemberIdentity = Schemas['MemberIdentityBody'];
export type MemberSession = Schemas['MemberSessionBody'];
export type OwnRemovedComment = Schemas['OwnRemovedCommentBody'];
export type ProductFacets = Schemas['ProductFacetsBody'];
export type ProductImageResponse = Schemas['ProductImageBody'];
export type ProductPage = Schemas['ProductPageBody'];
export type ProductResponse = Schemas['ProductBody'];
export type ProductSort = NonNullable<ProductsQuery['sort']>;
export type ProductTrend = Schemas['ProductTrendBody'];
export type ProfileResponse = Schemas['ProfileBody'];
export type RatingResponse = Schemas['RatingBody'];
export type RatingStatistics = Schemas['RatingStatisticsBody'];
export type ReportResponse = Schemas['ReportBody'];
export type SearchSuggestions = Schemas['SearchSuggestionsBody'];
export type SessionResponse = Schemas['SessionBody'];
export type Shade = Schemas['ShadeBody'];
export type SiteResponse = Schemas['SiteBody'];
export type VoteResponse = Schemas['VoteBody'];
export type VoteStatistics = Schemas['VoteStatisticsBody'];
export type VotingOption = Schemas['VotingOptionBody'];
export type VotingOptionsResponse = Schemas['VotingOptionsBody'];

export type { Language, Page, Problem } from '@henna/domain';
