import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Opinions } from '../../lib/api-types.ts';
import { read } from '../../lib/api.ts';
import type { TraitSelection } from './trait-selection.ts';

/** What people who have one or two traits say of a product. */
export const opinionsQuery = (productId: string, traits: TraitSelection) =>
  queryOptions({
    queryKey: ['/api/products', productId, 'opinions', traits] as const,
    queryFn: (context) => read<Opinions>(context),
    placeholderData: keepPreviousData,
  });
