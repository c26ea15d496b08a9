import type { AnalyticsEvent } from '@henna/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { productsByIdQuery } from './api/analytics.ts';

/** By id; a product that the public no longer sees has none. */
export type ProductNames = ReadonlyMap<string, string>;

export const productOf = ({ data }: AnalyticsEvent): string | undefined =>
  typeof data.productId === 'string' ? data.productId : undefined;

/** What the products of some events are called, read at once. */
export function useProductNames(events: readonly AnalyticsEvent[]): ProductNames {
  const ids = [...new Set(events.flatMap((event) => productOf(event) ?? []))];
  const { data } = useQuery({ ...productsByIdQuery(ids), placeholderData: keepPreviousData });
  return new Map(data?.items.map(({ id, name }) => [id, name]));
}
