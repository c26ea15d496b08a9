import type { ProductSort } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { CatalogueIndex, type CatalogueChanges, type ProductEntry } from '../catalogue-index/catalogue-index.ts';
import { add, both, noBits, type Bits } from '../search/bits.ts';
import { union } from '../search/found-levels.ts';
import { TextSearch } from '../search/text-search.ts';
import { ProductCells, type Filters } from './facet-counts.ts';
import { listedProduct, type ListedProduct } from './listed-product.ts';
import { ListedProducts } from './listed-products.ts';
import { productOrders } from './product-order.ts';
import { Rows } from './rows.ts';
import { Selection } from './selection.ts';
import { bucketsOf, placeAfter, SortedProducts } from './sorted-products.ts';

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
    catalogue.onChange((changes) => this.follow(changes));
  }

  /** The ids of `limit` products from row `skip`, and how many there are in all. */
  page(query: ListingQuery, skip: number, limit: number): { ids: string[]; total: number } {
    const selection = this.select(query);
    return { ids: selection.rows(skip, limit).map(({ id }) => id), total: selection.total };
  }

  /** What a query finds, as of now: to be used at once, not kept. */
  select(query: ListingQuery): Selection {
    const { sort = 'trending' } = query;
    const found = query.text === undefined ? undefined : this.search.find(query.text);
    const { list, wanted } = this.narrowest(query, sort);
    const order = productOrders[sort];
    const counted = this.levelsOf(query, found?.levels).map((slots) => ({ slots, cells: this.cells.count(slots) }));
    const levels = counted.map(({ slots, cells }) => {
      const count = this.cells.total(cells, query);
      return new Rows({
        list,
        order,
        count,
        bySlot: this.listed.at,
        ...(slots && { slots }),
        ...(wanted && { wanted }),
      });
    });
    const cells = () => counted.map((level) => level.cells).reduce(sumOf);
    return new Selection(levels, () => this.cells.facets(cells(), query), found?.corrected ?? null);
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
    return { rank: ranked ? placeAfter(list, product, productOrders.trending) : null, of: list.length };
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
    const own = noBits(this.listed.capacity);
    for (const id of ids) {
      const product = this.listed.get(id);
      if (product) add(own, product.slot);
    }
    return levels ? levels.map((level) => both(own, level)) : [own];
  }

  /** The shortest kept list that holds all the filters let through, and what still has to be filtered. */
  private narrowest({ categoryId, subcategoryIds, brandId }: Filters, sort: ProductSort) {
    const subcategoryId = subcategoryIds?.size === 1 ? [...subcategoryIds][0] : undefined;
    const buckets = [
      ...(subcategoryId ? [`subcategory:${subcategoryId}`] : categoryId ? [`category:${categoryId}`] : []),
      ...(brandId ? [`brand:${brandId}`] : []),
    ];
    const lists = buckets.map((bucket) => this.sorted.list(bucket, sort)).sort((a, b) => a.length - b.length);
    const list = lists[0] ?? this.sorted.list('all', sort);
    const wanted = (product: ListedProduct) =>
      (!categoryId || product.categoryId === categoryId) &&
      (!subcategoryIds || subcategoryIds.has(product.subcategoryId)) &&
      (!brandId || product.brandId === brandId);
    const isWhole = buckets.length < 2 && (!subcategoryIds || subcategoryId !== undefined);
    return isWhole ? { list } : { list, wanted };
  }

  private follow({ products, names, reloaded }: CatalogueChanges) {
    if (reloaded || names) return this.rebuild();
    for (const { before, after } of products) {
      const was = this.listed.get(after._id);
      const is = this.catalogue.isVisible(after) ? this.listedProduct(after) : undefined;
      this.sorted.replace(was, is);
      this.moveCell(was, is);
      if (is) this.listed.put(is);
      else this.listed.delete(after._id);
      if (!is && was) this.search.discard(was.slot);
      if (is && (!before || !was || wordsChanged(before, after))) this.search.put(is.slot, after);
    }
  }

  private moveCell(was: ListedProduct | undefined, is: ListedProduct | undefined) {
    if (was && is && bucketsOf(was).join() === bucketsOf(is).join()) return;
    if (was) this.cells.leave(was);
    if (is) this.cells.enter(is);
  }

  private rebuild() {
    this.listed = new ListedProducts();
    this.cells = new ProductCells();
    this.search = new TextSearch(this.catalogue);
    for (const entry of this.catalogue.allProducts()) {
      if (!this.catalogue.isVisible(entry)) continue;
      const product = this.listedProduct(entry);
      this.listed.put(product);
      this.cells.enter(product);
      this.search.put(product.slot, entry);
    }
    this.sorted = new SortedProducts([...this.listed.values()]);
  }

  private listedProduct(entry: ProductEntry) {
    return listedProduct(entry, this.listed.slotFor(entry._id), this.catalogue);
  }
}

const sumOf = (a: ArrayLike<number>, b: ArrayLike<number>) => Uint32Array.from(a, (count, cell) => count + b[cell]!);

type Words = Pick<ProductEntry, 'name' | 'description' | 'brandId' | 'subcategoryId'>;

const wordsChanged = (before: Words, after: Words) =>
  before.name !== after.name ||
  before.description !== after.description ||
  before.brandId !== after.brandId ||
  before.subcategoryId !== after.subcategoryId;
