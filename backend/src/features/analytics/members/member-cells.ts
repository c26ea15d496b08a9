import { metricLanguages } from '@henna/domain';
import type { MetricQuery } from '../metrics/metric-query.ts';
import { isPlaceGroup, type ProductPlaces } from '../metrics/product-places.ts';
import { shelfOf } from './act-block.ts';
import { memberDefinitions, type MemberMetric } from './member-metrics.ts';

export type MembersQuery = MetricQuery & { readonly metric: MemberMetric };

/** Shelves within which a member counts once; what cells of one group come to adds up. */
export interface Cell {
  readonly group: string | null;
  readonly shelves: readonly number[];
}

/** What a question counts apart: members by group, pairs of a member and a product by product. @param products ids by number */
export const cellsOf = (
  { metric, group, filter }: MembersQuery,
  products: readonly string[],
  places: Pick<ProductPlaces, 'of' | 'fits'>,
): readonly Cell[] => {
  const cells = new Map<string, { readonly group: string | null; readonly shelves: number[] }>();
  const languages = metricLanguages.filter((language) => (filter.language ?? language) === language);
  for (const [number, id] of products.entries()) {
    const place = places.of('product', id);
    if (!places.fits(place, filter)) continue;
    for (const language of languages) {
      const own = isPlaceGroup(group) ? (place[group] ?? null) : group && language;
      const key = `${String(own)} ${memberDefinitions[metric].ofPairs ? number : ''}`;
      const cell = cells.get(key);
      if (cell) cell.shelves.push(shelfOf(number, language));
      else cells.set(key, { group: own, shelves: [shelfOf(number, language)] });
    }
  }
  return [...cells.values()];
};
