import { forEach, has, sizeOf, type Bits } from '../search/index.ts';
import type { ListedProduct } from './listed-product.ts';
import type { ProductOrder } from './product-order.ts';
import { placeAfter } from './sorted-products.ts';

/** What comparing two products in a sort costs, in steps along a list. */
const comparison = 8;

export interface Chosen {
  /** The kept order that holds them all, and perhaps more. */
  readonly list: readonly ListedProduct[];
  readonly order: ProductOrder;
  /** How many there are. */
  readonly count: number;
  /** Where they are, among others, if it isn't anywhere. */
  readonly slots?: Bits;
  readonly wanted: (product: ListedProduct) => boolean;
  /** Everything in the list is wanted. */
  readonly isWhole: boolean;
  readonly bySlot: (slot: number) => ListedProduct | undefined;
}

/** Chosen products in the order of a list, without copying it: a page costs what lies around it. */
export class Rows {
  private picked: readonly ListedProduct[] | undefined;

  constructor(private readonly chosen: Chosen) {}

  get count(): number {
    return this.chosen.count;
  }

  slice(skip: number, limit: number): readonly ListedProduct[] {
    const wanted = Math.min(limit, this.count - skip);
    if (wanted <= 0) return [];
    const after = this.count - skip - wanted;
    const list = this.listWithin(Math.min(skip, after) + wanted);
    if (list) return list.slice(skip, skip + wanted);
    if (skip <= after) return this.walk(0, 1, skip, wanted);
    return this.walk(this.chosen.list.length - 1, -1, after, wanted).reverse();
  }

  /** The first ones that come after a product, be it still there or not. */
  after(product: ListedProduct, limit: number): readonly ListedProduct[] {
    const kept = this.listWithin(limit);
    const list = kept ?? this.chosen.list;
    const place = placeAfter(list, product, this.chosen.order);
    return kept ? kept.slice(place, place + limit) : this.walk(place, 1, 0, limit);
  }

  /**
   * The rows as a list of their own, if there is one or if it is made sooner than so many rows are found along the kept
   * order.
   */
  private listWithin(rows: number): readonly ListedProduct[] | undefined {
    const { list, order, slots, wanted, isWhole, bySlot } = this.chosen;
    if (!slots) return isWhole ? list : undefined;
    const size = sizeOf(slots);
    const steps = (list.length * rows) / (this.count + 1);
    if (this.picked || size * Math.log2(size + 1) * comparison > steps) return this.picked;
    const found: ListedProduct[] = [];
    forEach(slots, (slot) => {
      const product = bySlot(slot);
      if (product && wanted(product)) found.push(product);
    });
    return (this.picked = found.sort(order));
  }

  private walk(from: number, step: 1 | -1, skip: number, limit: number): ListedProduct[] {
    const { list, slots, wanted, isWhole } = this.chosen;
    const found: ListedProduct[] = [];
    let left = skip;
    for (let place = from; found.length < limit && place >= 0 && place < list.length; place += step) {
      const product = list[place]!;
      if (slots && !has(slots, product.slot)) continue;
      if (!isWhole && !wanted(product)) continue;
      if (left > 0) left--;
      else found.push(product);
    }
    return found;
  }
}
