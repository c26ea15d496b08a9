import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CategoryDetails, CategoryTree, Labels } from '../../lib/api-types.ts';
import { spaced } from '../../lib/use-label.ts';
import { categoryDetailsQuery, categoryTreeQuery } from './api.ts';

export interface CategoryEntry {
  readonly key: string;
  readonly displayName: string;
  readonly labels: Labels;
  /** null while unknown. */
  readonly productCount: number | null;
}
export type Category = CategoryEntry & {
  readonly description: string | null;
  readonly descriptionLabels: Labels;
  readonly subcategories: readonly CategoryEntry[];
};

const categoryEntry = (key: string, details?: Omit<CategoryEntry, 'key'>): CategoryEntry => ({
  key,
  displayName: details?.displayName ?? titleCased(key),
  labels: details?.labels ?? {},
  productCount: details?.productCount ?? null,
});

/** The tree gives what is shown and its order, the details give names and counts. */
export function withDetails(tree: CategoryTree, details: readonly CategoryDetails[]): readonly Category[] {
  const detailsByKey = new Map(details.map((category) => [category.key, category]));
  return Object.entries(tree).map(([key, names]) => {
    const category = detailsByKey.get(key);
    const subcategories = new Map(category?.subcategories.map((one) => [one.key, one]));
    return {
      ...categoryEntry(key, category),
      description: category?.description ?? null,
      descriptionLabels: category?.descriptionLabels ?? {},
      subcategories: names.map((name) => categoryEntry(name, subcategories.get(name))),
    };
  });
}

export interface Categories {
  readonly categories: readonly Category[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

export function useCategories(): Categories {
  const tree = useQuery(categoryTreeQuery());
  const details = useQuery(categoryDetailsQuery());
  const categories = useMemo(
    () => (tree.data ? withDetails(tree.data, details.data ?? []) : []),
    [tree.data, details.data],
  );
  const retry = () => void Promise.all([tree.refetch(), details.refetch()]);
  return { categories, isPending: tree.isPending || details.isPending, error: tree.error, retry };
}

/** "hair_care" reads "Hair Care". */
export const titleCased = (key: string): string =>
  spaced(key).replace(/(^|[\s/])(\p{Ll})/gu, (_match, before: string, letter: string) => before + letter.toUpperCase());

/** Keys are the same in any case, with underscores or spaces. */
export const sameKey = (one: string, other: string): boolean =>
  spaced(one).toLowerCase() === spaced(other).toLowerCase();
