import type { Page } from '@henna/domain';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { adminRead } from '../../../admin-kit/request.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { allRecordsQuery, recordScreens, type Records } from '../../records/index.ts';
import { matchesTyped, type Entry } from './entry.ts';

const shown = 5;

const foundQuery = <Kind extends 'products' | 'brands'>(kind: Kind, q: string) =>
  queryOptions({
    queryKey: [`/api/admin/${kind}`, { q, page: 1, pageSize: shown }],
    queryFn: adminRead<Page<Records[Kind]>>,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });

/** Products, brands and categories that a text finds; none for an empty one. */
export function useRecords(q: string): { readonly entries: readonly Entry[]; readonly isSearching: boolean } {
  const navigate = useNavigate();
  const label = useLabel();
  const products = useQuery(foundQuery('products', q));
  const brands = useQuery(foundQuery('brands', q));
  const categories = useQuery({ ...allRecordsQuery('categories'), enabled: q !== '' });
  if (q === '') return { entries: [], isSearching: false };
  const entries = [
    ...(products.data?.items ?? []).map(({ id, name, brandDisplayName }) => ({
      id,
      group: 'products' as const,
      text: name,
      detail: brandDisplayName,
      Icon: recordScreens.products,
      run: () => void navigate({ to: '/admin/products/$id', params: { id } }),
    })),
    ...(brands.data?.items ?? []).map(({ id, displayName }) => ({
      id,
      group: 'brands' as const,
      text: displayName,
      Icon: recordScreens.brands,
      run: () => void navigate({ to: '/admin/brands/$id', params: { id } }),
    })),
    ...(categories.data ?? [])
      .map((category) => ({ ...category, text: label(category.displayName, category.labels) }))
      .filter(({ name, displayName, text }) => matchesTyped(`${text} ${displayName} ${name}`, q))
      .slice(0, shown)
      .map(({ id, text }) => ({
        id,
        group: 'categories' as const,
        text,
        Icon: recordScreens.categories,
        run: () => void navigate({ to: '/admin/categories/$id', params: { id } }),
      })),
  ];
  return { entries, isSearching: products.isFetching || brands.isFetching };
}
