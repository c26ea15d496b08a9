import type { ProductSort } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { add, intersection, emptyBits, union, type Bits } from '../search/index.ts';
import type { TimeSlices } from '../../shared/slices.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { Catalogue } from './catalogue.ts';
import type { Filters } from './facet-counts.ts';
import type { ListedProduct } from './listed-product.ts';
import { ListingIndex } from './listing-index.ts';
import { productOrders } from './product-order.ts';
import type { TagFilters } from './product-tags.ts';
import { ResultWindow } from './result-window.ts';
import { SearchResult } from './search-result.ts';
import { upperBound } from './sorted-products.ts';

export interface ListingQuery extends Filters, TagFilters {
  readonly text?: string;
  readonly ids?: ReadonlySet<string>;
  /** Without it, relevance to the text comes first, then trending. */
  readonly sort?: ProductSort;
}

/** Which products a list holds and in which order: answered from memory, in step with the catalogue index. */
@Injectable()
export class Listing {
  private index: ListingIndex;
  private brandTrends = new Map<string, number>();

  constructor(catalogue: CatalogueIndex) {
    this.index = new ListingIndex(catalogue);
    catalogue.onReload((next, slices) => {
      const index = new ListingIndex(next);
      return {
        add: (products) => index.load(products, slices),
        finish: async () => {
          await index.sort(slices);
          const trends = await brandTrends(index, next, slices);
          return () => {
            this.index = index;
            this.brandTrends = trends;
          };
        },
      };
    });
    catalogue.onChange((changes) => {
      if (changes.reloaded) return;
      this.index.update(changes);
      if (changes.namesChanged) this.brandTrends.clear();
      for (const { before, after } of changes.products)
        for (const { brandId } of before ? [before, after] : [after]) this.brandTrends.delete(brandId);
    });
  }

  /**
   * The ids of `limit` products from row `skip`, and how many there are in all.
   * @param reversed counts the rows from the end of the order
   */
  page(query: ListingQuery, skip: number, limit: number, reversed = false): { ids: string[]; total: number } {
    const selection = this.find(query);
    const { total } = selection;
    const rows = reversed
      ? selection.rows(Math.max(0, total - skip - limit), Math.min(limit, Math.max(0, total - skip))).toReversed()
      : selection.rows(skip, limit);
    return { ids: rows.map(({ id }) => id), total };
  }

  /** The products that a query finds. The result reads lists that change: use it at once. */
  find(query: ListingQuery): SearchResult {
    const { sort = 'trending' } = query;
    const found = query.text === undefined ? undefined : this.index.search.find(query.text);
    const common = { ...this.shortestList(query, sort), order: productOrders[sort], bySlot: this.index.listed.atSlot };
    const { cells, tags } = this.index;
    const untagged = this.levelsOf(query, found?.levels);
    const levels = untagged.map((slots) => tags.passing(slots, query));
    const windows = levels.map((slots) => {
      const count = cells.total(slots, query);
      return new ResultWindow({ ...common, count, ...(slots && { slots }) });
    });
    const facets = () => {
      const within = untagged.length > 1 ? union(untagged.filter((level) => level !== undefined)) : untagged[0];
      return {
        ...cells.facets(tags.passing(within, query), query),
        ...tags.facets(within, cells.passingCells(query), query),
      };
    };
    return new SearchResult(windows, facets, found?.corrected ?? null, found?.isPartial ?? false);
  }

  /** How many visible products a category, subcategory or brand has. */
  count(bucket: `${'category' | 'subcategory' | 'brand'}:${string}`): number {
    return this.index.sorted.list(bucket, 'newest').length;
  }

  /** The trend score that a brand's products have together; -Infinity when none has any. */
  trendOfBrand(brandId: string): number {
    const existing = this.brandTrends.get(brandId);
    if (existing !== undefined) return existing;
    const trend = summedTrend(this.index, brandId);
    this.brandTrends.set(brandId, trend);
    return trend;
  }

  /** A product's place in the trending order, from 1, and how many products there are. */
  rankOf(id: string): { readonly rank: number | null; readonly of: number } {
    const list = this.index.sorted.list('all', 'trending');
    const product = this.index.listed.get(id);
    const ranked = product && Number.isFinite(product.trend);
    return { rank: ranked ? upperBound(list, product, productOrders.trending) : null, of: list.length };
  }

  /** What may be anywhere is `undefined`. An order that was asked for makes one level of all. */
  private levelsOf({ ids, sort }: ListingQuery, found: readonly Bits[] | undefined): readonly (Bits | undefined)[] {
    const levels = found && sort ? [union(found)] : found;
    if (!ids) return levels ?? [undefined];
    const own = emptyBits(this.index.listed.capacity);
    for (const id of ids) {
      const product = this.index.listed.get(id);
      if (product) add(own, product.slot);
    }
    return levels ? levels.map((level) => intersection(own, level)) : [own];
  }

  /** The shortest of the sorted lists that holds every product that passes the filters. */
  private shortestList({ categoryId, subcategoryIds, brandId }: Filters, sort: ProductSort) {
    const subcategoryId = subcategoryIds?.size === 1 ? [...subcategoryIds][0] : undefined;
    const buckets = [
      ...(subcategoryId ? [`subcategory:${subcategoryId}`] : categoryId ? [`category:${categoryId}`] : []),
      ...(brandId ? [`brand:${brandId}`] : []),
    ];
    const lists = buckets.map((bucket) => this.index.sorted.list(bucket, sort)).sort((a, b) => a.length - b.length);
    const list = lists[0] ?? this.index.sorted.list('all', sort);
    const matches = (product: ListedProduct) =>
      (!categoryId || product.categoryId === categoryId) &&
      (!subcategoryIds || subcategoryIds.has(product.subcategoryId)) &&
      (!brandId || product.brandId === brandId);
    const isWhole = buckets.length < 2 && (!subcategoryIds || subcategoryId !== undefined);
    return { list, matches, isWhole };
  }
}

/** A score is the logarithm of a sum: the powers are summed, relative to the highest of them, so that none overflows. */
const summedTrend = ({ sorted }: ListingIndex, brandId: string): number => {
  const products = sorted.list(`brand:${brandId}`, 'trending');
  const highest = products[0]?.trend ?? -Infinity;
  if (highest === -Infinity) return highest;
  let sum = 0;
  for (const { trend } of products) sum += 2 ** (trend - highest);
  return highest + Math.log2(sum);
};

const brandTrends = async (index: ListingIndex, catalogue: Catalogue, slices: TimeSlices) => {
  const trends = new Map<string, number>();
  for (const { _id } of catalogue.allBrands()) {
    trends.set(_id, summedTrend(index, _id));
    if (slices.isOver) await slices.next();
  }
  return trends;
};
