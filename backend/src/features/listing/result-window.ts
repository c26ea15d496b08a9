import { forEach, has, sizeOf, type Bits } from '../search/index.ts';
import type { ListedProduct } from './listed-product.ts';
import type { ProductOrder } from './product-order.ts';
import { upperBound } from './sorted-products.ts';

/** What comparing two products in a sort costs, in steps along a list. */
const comparison = 8;

export interface WindowSource {
  /** An ordered list that holds all matches, and perhaps more. */
  readonly list: readonly ListedProduct[];
  readonly order: ProductOrder;
  /** How many products match. */
  readonly count: number;
  /** Slots of the matches, among others; absent where every slot may match. */
  readonly slots?: Bits;
  readonly matches: (product: ListedProduct) => boolean;
  /** Every product of the list matches. */
  readonly isWhole: boolean;
  readonly bySlot: (slot: number) => ListedProduct | undefined;
}

/** The matching products in the order of a list, without a copy of it: a page costs what lies around it. */
export class ResultWindow {
  private sortedRows: readonly ListedProduct[] | undefined;

  constructor(private readonly source: WindowSource) {}

  get count(): number {
    return this.source.count;
  }

  slice(skip: number, limit: number): readonly ListedProduct[] {
    const size = Math.min(limit, this.count - skip);
    if (size <= 0) return [];
    const after = this.count - skip - size;
    const list = this.listWithin(Math.min(skip, after) + size);
    if (list) return list.slice(skip, skip + size);
    if (skip <= after) return this.walk(0, 1, skip, size);
    return this.walk(this.source.list.length - 1, -1, after, size).reverse();
  }

  /** The first ones that come after a product, be it still there or not. */
  after(product: ListedProduct, limit: number): readonly ListedProduct[] {
    const own = this.listWithin(limit);
    const list = own ?? this.source.list;
    const index = upperBound(list, product, this.source.order);
    return own ? own.slice(index, index + limit) : this.walk(index, 1, 0, limit);
  }

  /**
   * The rows as a list of their own, if there is one or if it is made sooner than so many rows are found along the
   * list.
   */
  private listWithin(rows: number): readonly ListedProduct[] | undefined {
    const { list, order, slots, matches, isWhole, bySlot } = this.source;
    if (!slots) return isWhole ? list : undefined;
    const size = sizeOf(slots);
    const steps = (list.length * rows) / (this.count + 1);
    if (this.sortedRows || size * Math.log2(size + 1) * comparison > steps) return this.sortedRows;
    const found: ListedProduct[] = [];
    forEach(slots, (slot) => {
      const product = bySlot(slot);
      if (product && matches(product)) found.push(product);
    });
    return (this.sortedRows = found.sort(order));
  }

  private walk(from: number, step: 1 | -1, skip: number, limit: number): ListedProduct[] {
    const { list, slots, matches, isWhole } = this.source;
    const found: ListedProduct[] = [];
    let left = skip;
    for (let index = from; found.length < limit && index >= 0 && index < list.length; index += step) {
      const product = list[index]!;
      if (slots && !has(slots, product.slot)) continue;
      if (!isWhole && !matches(product)) continue;
      if (left > 0) left--;
      else found.push(product);
    }
    return found;
  }
}
