import { invalidField } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { paginate } from '../../../shared/http/admin-list.ts';
import { CatalogueAsOf, ProductsAsOf, type AdminProductAsOf } from '../../listing/index.ts';
import type { ListProductsRequest } from './list-products.request.ts';
import { matchingProducts } from './matching-products.ts';

const unranked: readonly NonNullable<ListProductsRequest['sort']>[] = ['name', 'brand', 'category', 'newest'];

/** The administrator's list of products as of an earlier position. Ranks are not recorded: it is sorted by name or age. */
@Injectable()
export class AdminProductsAsOf {
  constructor(
    private readonly moments: CatalogueAsOf,
    private readonly products: ProductsAsOf,
  ) {}

  /** Throws a 400 for a sort by rank. */
  async page(
    query: ListProductsRequest,
    position: bigint,
  ): Promise<{ readonly items: readonly AdminProductAsOf[]; readonly total: number }> {
    const { removed = false, sort = removed ? 'name' : 'newest' } = query;
    if (!unranked.includes(sort)) throw invalidField('sort', 'AS_OF_UNRANKED', { values: unranked.join(', ') });
    const catalogue = await this.moments.atPosition(position);
    const isListed = removed
      ? (entry: { readonly removed: boolean }) => entry.removed
      : catalogue.isVisible.bind(catalogue);
    const found = await matchingProducts(query, catalogue, isListed, sort);
    const items = await this.products.byIds(paginate(found, query), position, catalogue);
    return { items, total: found.length };
  }
}
