import type { ListedProduct } from './listed-product.ts';

/** Listed products by id and by slot; a slot that was left is given again. */
export class ListedProducts {
  private readonly byId = new Map<string, ListedProduct>();
  private readonly bySlot: (ListedProduct | undefined)[] = [];
  private readonly free: number[] = [];

  get(id: string): ListedProduct | undefined {
    return this.byId.get(id);
  }

  readonly atSlot = (slot: number): ListedProduct | undefined => this.bySlot[slot];

  values(): IterableIterator<ListedProduct> {
    return this.byId.values();
  }

  /** The slot of the next product that comes. */
  get freeSlot(): number {
    return this.free.at(-1) ?? this.bySlot.length;
  }

  /** Every slot is below. */
  get capacity(): number {
    return this.bySlot.length;
  }

  /** Takes up a product that has taken the free slot. */
  add(product: ListedProduct): void {
    if (product.slot === this.free.at(-1)) this.free.pop();
    this.byId.set(product.id, product);
    this.bySlot[product.slot] = product;
  }

  delete(id: string): void {
    const product = this.byId.get(id);
    if (!product) return;
    this.byId.delete(id);
    this.bySlot[product.slot] = undefined;
    this.free.push(product.slot);
  }
}
