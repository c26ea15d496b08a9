import type { CurrentUser as KnownUser, ProductPage as KnownPage, SiteResponse as KnownSite } from './api-types.ts';

/** Fields of the contract that the OpenAPI document has not told the client of yet; they go when `npm run openapi` brings them. */
export type CurrentUser = KnownUser & { readonly hasPassword?: boolean };
export type SiteResponse = KnownSite & { readonly passwordReset?: 'mail' | 'administrator' };
export type ProductPage = KnownPage & { readonly corrected?: string | null };

export type { Labels, MemberSession, ProfileResponse, SearchSuggestions } from '@henna/contracts';
