import { queryOptions } from '@tanstack/react-query';
import type { Labels, SearchSuggestions } from '../../../lib/api-types.ts';
import { read } from '../../../lib/api.ts';

/** Characters from which on typing is answered. */
export const suggestFrom = 2;
const perKind = 5;

/** What the words typed so far may mean. */
export const suggestQuery = (q: string) =>
  queryOptions({
    queryKey: ['/api/search/suggest', { q, limit: perKind }],
    queryFn: read<SearchSuggestions>,
    enabled: q.length >= suggestFrom,
  });

export type Suggestion = { readonly key: string } & (
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'forget' }
  | {
      readonly kind: 'category';
      readonly category: string;
      readonly subcategory: string | null;
      readonly name: string;
      readonly labels: Labels;
      readonly count: number;
    }
  | { readonly kind: 'brand'; readonly brand: string; readonly name: string; readonly count: number }
  | {
      readonly kind: 'product';
      readonly id: string;
      readonly name: string;
      readonly brand: string;
      readonly imageUrl: string | null;
    }
);

export interface SuggestionGroup {
  readonly kind: 'recent' | 'category' | 'brand' | 'product';
  readonly options: readonly Suggestion[];
}

const withoutEmpty = (groups: readonly SuggestionGroup[]): readonly SuggestionGroup[] =>
  groups.filter(({ options }) => options.length > 0);

/** What was searched for lately, with the way to forget all of it. */
export const groupsOfRecent = (texts: readonly string[]): readonly SuggestionGroup[] =>
  texts.length === 0
    ? []
    : [
        {
          kind: 'recent',
          options: [
            ...texts.map((text) => ({ kind: 'recent' as const, key: `recent ${text}`, text })),
            { kind: 'forget', key: 'forget' },
          ],
        },
      ];

/** The server's answer in the order of the list: categories, brands, products. */
export const groupsOf = ({ categories, brands, products }: SearchSuggestions): readonly SuggestionGroup[] =>
  withoutEmpty([
    {
      kind: 'category',
      options: categories.map(({ category, subcategory, displayName, labels, productCount }) => ({
        kind: 'category' as const,
        key: `category ${category} ${subcategory ?? ''}`,
        category,
        subcategory,
        name: displayName,
        labels,
        count: productCount,
      })),
    },
    {
      kind: 'brand',
      options: brands.map(({ name, displayName, productCount }) => ({
        kind: 'brand' as const,
        key: `brand ${name}`,
        brand: name,
        name: displayName,
        count: productCount,
      })),
    },
    {
      kind: 'product',
      options: products.map(({ id, name, brandDisplayName, imageUrl }) => ({
        kind: 'product' as const,
        key: `product ${id}`,
        id,
        name,
        brand: brandDisplayName,
        imageUrl,
      })),
    },
  ]);
