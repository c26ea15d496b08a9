import { invalidField } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { paginate } from '../../../../shared/http/admin-list.ts';
import { CatalogueMoments, ProductsAt, type ProductThen } from '../../../listing/index.ts';
import type { ListProductsRequest } from './list-products.request.ts';
import { matchingProducts } from './matching-products.ts';

const unranked: readonly NonNullable<ListProductsRequest['sort']>[] = ['name', 'brand', 'category', 'newest'];

/** The administrator's list of products as it was. Ranks of then are not known: it is sorted by names or age. */
@Injectable()
export class ProductsOfMoment {
  constructor(
    private readonly moments: CatalogueMoments,
    private readonly products: ProductsAt,
  ) {}

  /** Throws a 400 for a sort by rank. */
  async page(
    query: ListProductsRequest,
    position: bigint,
  ): Promise<{ readonly items: readonly ProductThen[]; readonly total: number }> {
    const { removed = false, sort = removed ? 'name' : 'newest' } = query;
    if (!unranked.includes(sort)) throw invalidField('sort', 'AS_OF_UNRANKED', { values: unranked.join(', ') });
    const catalogue = await this.moments.at(position);
    const isListed = removed
      ? (entry: { readonly removed: boolean }) => entry.removed
      : catalogue.isVisible.bind(catalogue);
    const found = matchingProducts(query, catalogue, isListed, sort);
    const items = await this.products.ofIds(paginate(found, query), position, catalogue);
    return { items, total: found.length };
  }
}
