import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { marksQuery } from '../../api/marks.ts';
import { marksOf, type Mark } from './marks.ts';

export interface Marks {
  readonly marks: readonly Mark[];
  /** There were more than are told. */
  readonly isCut: boolean;
  readonly failed: boolean;
}

/**
 * What the house changed in a period; undefined until it is known.
 * @param products ids of those that are shown
 */
export function useMarks(
  period: { readonly from: string; readonly to: string } | undefined,
  products: readonly string[] = [],
): Marks | undefined {
  const { data, error } = useQuery({
    ...marksQuery(period ?? { from: '2000-01-01', to: '2000-01-01' }, products.length > 0),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
  });
  if (data) return { marks: marksOf(data.items, new Set(products)), isCut: data.next !== null, failed: false };
  return error ? { marks: [], isCut: false, failed: true } : undefined;
}
