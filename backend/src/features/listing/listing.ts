import type { ProductSort } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { add, intersection, emptyBits, TextSearch, union, type Bits } from '../search/index.ts';
import { CatalogueIndex, type CatalogueChanges } from './catalogue-index.ts';
import type { ProductEntry } from './catalogue.ts';
import { ProductCells, type Filters } from './facet-counts.ts';
import { listedProduct, groupSortKeys, type ListedProduct } from './listed-product.ts';
import { ListedProducts } from './listed-products.ts';
import { productOrders } from './product-order.ts';
import { ResultWindow } from './result-window.ts';
import { SearchResult } from './search-result.ts';
import { upperBound, SortedProducts, keepsBuckets, type ListedChange } from './sorted-products.ts';

export interface ListingQuery extends Filters {
  readonly text?: string;
  readonly ids?: ReadonlySet<string>;
  /** Without it, relevance to the text comes first, then trending. */
  readonly sort?: ProductSort;
}

/** Which products a list holds and in which order: answered from memory, in step with the catalogue index. */
@Injectable()
export class Listing {
  private sorted = new SortedProducts();
  private listed = new ListedProducts();
  private cells = new ProductCells();
  private search: TextSearch;

  constructor(private readonly catalogue: CatalogueIndex) {
    this.search = new TextSearch(catalogue);
    catalogue.onChange((changes) => this.update(changes));
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
    const found = query.text === undefined ? undefined : this.search.find(query.text);
    const common = { ...this.shortestList(query, sort), order: productOrders[sort], bySlot: this.listed.atSlot };
    const levels = this.levelsOf(query, found?.levels);
    const windows = levels.map((slots) => {
      const count = this.cells.total(slots, query);
      return new ResultWindow({ ...common, count, ...(slots && { slots }) });
    });
    const facets = () => {
      const slots = levels.length > 1 ? union(levels.filter((level) => level !== undefined)) : levels[0];
      return this.cells.facets(slots, query);
    };
    return new SearchResult(windows, facets, found?.corrected ?? null);
  }

  /** How many visible products a category, subcategory or brand has. */
  count(bucket: `${'category' | 'subcategory' | 'brand'}:${string}`): number {
    return this.sorted.list(bucket, 'newest').length;
  }

  /** A brand's products, most trending first. */
  ofBrand(brandId: string): readonly ListedProduct[] {
    return this.sorted.list(`brand:${brandId}`, 'trending');
  }

  /** A product's place in the trending order, from 1, and how many products there are. */
  rankOf(id: string): { readonly rank: number | null; readonly of: number } {
    const list = this.sorted.list('all', 'trending');
    const product = this.listed.get(id);
    const ranked = product && Number.isFinite(product.trend);
    return { rank: ranked ? upperBound(list, product, productOrders.trending) : null, of: list.length };
  }

  /** The trend score of the first product; 0 while nothing has any. */
  get highestTrend(): number {
    const trend = this.sorted.list('all', 'trending')[0]?.trend ?? 0;
    return Number.isFinite(trend) ? trend : 0;
  }

  /** What may be anywhere is `undefined`. An order that was asked for makes one level of all. */
  private levelsOf({ ids, sort }: ListingQuery, found: readonly Bits[] | undefined): readonly (Bits | undefined)[] {
    const levels = found && sort ? [union(found)] : found;
    if (!ids) return levels ?? [undefined];
    const own = emptyBits(this.listed.capacity);
    for (const id of ids) {
      const product = this.listed.get(id);
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
    const lists = buckets.map((bucket) => this.sorted.list(bucket, sort)).sort((a, b) => a.length - b.length);
    const list = lists[0] ?? this.sorted.list('all', sort);
    const matches = (product: ListedProduct) =>
      (!categoryId || product.categoryId === categoryId) &&
      (!subcategoryIds || subcategoryIds.has(product.subcategoryId)) &&
      (!brandId || product.brandId === brandId);
    const isWhole = buckets.length < 2 && (!subcategoryIds || subcategoryId !== undefined);
    return { list, matches, isWhole };
  }

  private update({ products, taxonomyChanged, namesChanged, reloaded }: CatalogueChanges) {
    if (reloaded) return this.rebuild();
    if (taxonomyChanged) this.search.reindexNames();
    this.sorted.replace(products.map(({ before, after }) => this.change(after, before)));
    if (namesChanged) this.sorted.replace(this.changesOfNames());
  }

  /** Products whose brand or category has another name, or is there no more, or again. */
  private changesOfNames() {
    const changes: ListedChange[] = [];
    for (const entry of this.catalogue.allProducts()) {
      const was = this.listed.get(entry._id);
      const isVisible = this.catalogue.isVisible(entry);
      if (!was && !isVisible) continue;
      const keys = groupSortKeys(entry, this.catalogue);
      if (!was || !isVisible) changes.push(this.change(entry, undefined));
      else if (was.brand !== keys.brand || was.category !== keys.category)
        changes.push({ was, is: { ...was, ...keys } });
    }
    return changes;
  }

  /** What becomes of a product in the lists; its slot, cell and words are changed at once. */
  private change(entry: ProductEntry, before: ProductEntry | undefined): ListedChange {
    const was = this.listed.get(entry._id);
    const slot = was?.slot ?? this.listed.freeSlot;
    const is = this.catalogue.isVisible(entry) ? listedProduct(entry, slot, this.catalogue) : undefined;
    const change = { was, is };
    if (!keepsBuckets(change)) {
      if (was) this.removeFromGroups(was);
      if (is) this.addToGroups(is);
    }
    if (is && !was) this.listed.add(is);
    if (was && !is) this.listed.delete(was.id);
    if (was && !is) this.search.remove(slot);
    if (is && (!was || !before || wordsChanged(before, entry))) this.search.index(slot, entry);
    return change;
  }

  private addToGroups(product: ListedProduct) {
    this.cells.add(product);
    this.search.addToGroups(product);
  }

  private removeFromGroups(product: ListedProduct) {
    this.cells.remove(product);
    this.search.removeFromGroups(product);
  }

  private rebuild() {
    this.listed = new ListedProducts();
    this.cells = new ProductCells();
    this.search = new TextSearch(this.catalogue);
    this.search.reindexNames();
    for (const entry of this.catalogue.allProducts()) this.change(entry, undefined);
    this.sorted = new SortedProducts([...this.listed.values()]);
  }
}

const wordsChanged = (before: ProductEntry, after: ProductEntry) =>
  before.name !== after.name || before.description !== after.description;
