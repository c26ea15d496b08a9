import type { ProductSort } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { CatalogueIndex, type CatalogueChanges } from '../catalogue-index/catalogue-index.ts';
import { facetCounts, ProductCells, type Counts, type Filters } from './facet-counts.ts';
import { listedProduct, type ListedProduct } from './listed-product.ts';
import { productOrders } from './product-order.ts';
import { bucketsOf, SortedProducts } from './sorted-products.ts';
import { TextSearch } from './text-search.ts';

export interface ListingQuery extends Filters {
  readonly text?: string;
  readonly ids?: ReadonlySet<string>;
  readonly sort: ProductSort;
}

const keptFacets = 500;

/** Which products a list holds and in which order: answered from memory, in step with the catalogue index. */
@Injectable()
export class Listing {
  private sorted = new SortedProducts();
  private listed = new Map<string, ListedProduct>();
  private cells = new ProductCells();
  private search: TextSearch;
  private facets = new Map<string, Counts>();
  private found: { readonly text: string; readonly ids: ReadonlySet<string> | undefined } | undefined;

  constructor(private readonly catalogue: CatalogueIndex) {
    this.search = new TextSearch(catalogue);
    catalogue.onChange((changes) => this.follow(changes));
  }

  /** The ids of `limit` products from row `skip`, and how many there are in all. */
  page(query: ListingQuery, skip: number, limit: number): { ids: string[]; total: number } {
    const products = this.matching(query);
    return { ids: products.slice(skip, skip + limit).map(({ id }) => id), total: products.length };
  }

  /** Counts of each choice under the query's other filters. */
  counts(query: ListingQuery): Counts {
    if (query.text !== undefined || query.ids) {
      const { text, ids, sort } = query;
      const found = this.matching({ sort, ...(text !== undefined && { text }), ...(ids && { ids }) });
      return facetCounts(
        found.map((product) => [product, 1] as const),
        query,
      );
    }
    const key = `${query.categoryId}|${[...(query.subcategoryIds ?? [])].join()}|${query.brandId}`;
    const known = this.facets.get(key) ?? facetCounts(this.cells, query);
    if (this.facets.size < keptFacets) this.facets.set(key, known);
    return known;
  }

  /** How many visible products a category, subcategory or brand has. */
  count(bucket: `${'category' | 'subcategory' | 'brand'}:${string}`): number {
    return this.sorted.list(bucket, 'newest').length;
  }

  /** A brand's products, most trending first. */
  ofBrand(brandId: string): readonly ListedProduct[] {
    return this.sorted.list(`brand:${brandId}`, 'trending');
  }

  /** The trend score of the first product; 0 while nothing has any. */
  get highestTrend(): number {
    const trend = this.sorted.list('all', 'trending')[0]?.trend ?? 0;
    return Number.isFinite(trend) ? trend : 0;
  }

  private matching({ text, ids, sort, categoryId, subcategoryIds, brandId }: ListingQuery): readonly ListedProduct[] {
    const found = text === undefined ? undefined : this.find(text);
    const wanted = (product: ListedProduct) =>
      (!categoryId || product.categoryId === categoryId) &&
      (!subcategoryIds || subcategoryIds.has(product.subcategoryId)) &&
      (!brandId || product.brandId === brandId) &&
      (!ids || ids.has(product.id)) &&
      (!found || found.has(product.id));
    const few = ids ?? found;
    if (few) return this.pick(few).filter(wanted).sort(productOrders[sort]);
    const subcategoryId = subcategoryIds?.size === 1 ? [...subcategoryIds][0] : undefined;
    const narrowest = subcategoryId
      ? `subcategory:${subcategoryId}`
      : brandId
        ? `brand:${brandId}`
        : categoryId
          ? `category:${categoryId}`
          : 'all';
    const list = this.sorted.list(narrowest, sort);
    const needsFilter = (subcategoryIds && !subcategoryId) || (brandId && (categoryId || subcategoryIds));
    return needsFilter ? list.filter(wanted) : list;
  }

  /** A page and its facets ask for the same text: it is searched for once. */
  private find(text: string) {
    if (this.found?.text !== text) this.found = { text, ids: this.search.find(text) };
    return this.found.ids;
  }

  private pick(ids: ReadonlySet<string>) {
    return [...ids].flatMap((id) => this.listed.get(id) ?? []);
  }

  private follow({ products, names, reloaded }: CatalogueChanges) {
    this.found = undefined;
    if (reloaded || names) return this.rebuild();
    for (const { before, after } of products) {
      const was = this.listed.get(after._id);
      const is = this.catalogue.isVisible(after) ? listedProduct(after, this.catalogue) : undefined;
      this.sorted.replace(was, is);
      this.recount(was, is);
      if (is) this.listed.set(is.id, is);
      else this.listed.delete(after._id);
      if (!is) this.search.discard(after._id);
      else if (!before || !was || wordsChanged(before, after)) this.search.put(after);
    }
  }

  private recount(was: ListedProduct | undefined, is: ListedProduct | undefined) {
    if (was && is && bucketsOf(was).join() === bucketsOf(is).join()) return;
    if (was) this.cells.change(was, -1);
    if (is) this.cells.change(is, 1);
    this.facets.clear();
  }

  private rebuild() {
    const visible = [...this.catalogue.allProducts()].filter((entry) => this.catalogue.isVisible(entry));
    this.listed = new Map(visible.map((entry) => [entry._id, listedProduct(entry, this.catalogue)]));
    this.sorted = new SortedProducts([...this.listed.values()]);
    this.cells = new ProductCells();
    for (const product of this.listed.values()) this.cells.change(product, 1);
    this.facets.clear();
    this.search = new TextSearch(this.catalogue);
    for (const entry of visible) this.search.put(entry);
  }
}

type Words = {
  readonly name: string;
  readonly description: string | null;
  readonly brandId: string;
  readonly subcategoryId: string;
};

const wordsChanged = (before: Words, after: Words) =>
  before.name !== after.name ||
  before.description !== after.description ||
  before.brandId !== after.brandId ||
  before.subcategoryId !== after.subcategoryId;
