import { commentOrders, type CommentOrder } from '@henna/domain';
import type { QueryClient } from '@tanstack/react-query';
import { productQuery } from '../catalogue/index.ts';
import { isStars, ratingStatisticsQuery, type Stars } from '../rating/index.ts';
import { voteStatisticsQuery, votingOptionsQuery } from '../voting/index.ts';
import { productImagesQuery, relatedProductsQuery } from './api.ts';

/** Of what a member may say of themselves; which values there are is for those who read them. */
const traitParams = ['skinType', 'skinTone', 'hairType', 'ageGroup'] as const;

export interface ProductSearch extends Readonly<Partial<Record<(typeof traitParams)[number], string>>> {
  /** Only comments of people who gave so many stars. */
  readonly stars?: Stars;
  /** The order of the comments. */
  readonly sort?: CommentOrder;
}

/** Anything but one to five stars is no filter, anything but an order is none. Traits are those whose opinions are shown. */
export const productSearch = (search: Record<string, unknown>): ProductSearch => {
  const stars = Number(search.stars);
  const sort = commentOrders.find((order) => order === search.sort);
  const traits: Partial<Record<(typeof traitParams)[number], string>> = {};
  for (const name of traitParams) if (typeof search[name] === 'string') traits[name] = search[name];
  return { ...traits, ...(isStars(stars) && { stars }), ...(sort && { sort }) };
};

/**
 * Starts all reads of the page at once and waits for none: each part shows itself when it has come.
 * @param isPreload somebody is about to open the page: what is further down may be loaded too.
 */
export function loadProduct(client: QueryClient, id: string, selection: ProductSearch, isPreload: boolean): void {
  void client.prefetchQuery(productQuery(id));
  void client.prefetchQuery(productImagesQuery(id));
  void client.prefetchQuery(voteStatisticsQuery(id));
  void client.prefetchQuery(votingOptionsQuery(id));
  void client.prefetchQuery(ratingStatisticsQuery(id));
  void client.prefetchQuery(relatedProductsQuery(id));
  if (!isPreload) return;
  import('./sections.ts').then(
    ({ prefetchSections: loadFurtherDown }) => loadFurtherDown(client, id, selection),
    () => undefined,
  );
}
