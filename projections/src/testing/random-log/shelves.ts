import { noShelves, shelfCountsAfter, type ShelfCounts, type ShelfEvent, type ShelfFields } from '@henna/domain';
import type { Log } from '../memory-log.ts';
import { pick, time } from './intents.ts';

interface Placed extends ShelfFields {
  readonly productId: string;
  readonly userId: string;
  readonly placedAt: string;
}

const choices: readonly ShelfFields[] = [
  { state: 'want', again: null },
  { state: 'have', again: null },
  { state: 'have', again: true },
  { state: 'finished', again: true },
  { state: 'finished', again: false },
];

/** The shelves of a random log's members. */
export class Shelves {
  readonly items = new Map<string, Placed>();
  readonly #log: Log;
  readonly #products: readonly string[];

  constructor(log: Log, products: readonly string[]) {
    this.#log = log;
    this.#products = products;
  }

  /** Places a product, changes what the shelf says of it, or removes it. */
  step(a: number, userId: string, c: number): void {
    const ids = { productId: pick(this.#products, a)!, userId };
    const item = this.items.get(key(ids));
    const to = pick(choices, c)!;
    if (!item) return this.#place({ ...ids, ...to, placedAt: time(c) });
    if (c % 4 === 0) return this.#remove(item, c);
    const { placedAt, state, again } = item;
    if (state === to.state && again === to.again) return;
    this.items.set(key(ids), { ...ids, placedAt, ...to });
    const data = { ...ids, placedAt, from: { state, again }, to, changedAt: time(c + 1) };
    this.#append({ type: 'ShelfChanged', data }, 'screen');
  }

  erase(userId: string, c: number): void {
    for (const item of this.items.values()) if (item.userId === userId) this.#remove(item, c, 'system');
  }

  /** A product that was placed while its person was erased. */
  placeLate(productId: string, userId: string, c: number): void {
    this.#place({ productId, userId, state: 'have', again: true, placedAt: time(c) });
  }

  /** Counted from what is placed. */
  countsOf(productId: string): ShelfCounts {
    return [...this.items.values()]
      .filter((item) => item.productId === productId)
      .reduce<ShelfCounts>((counts, data) => shelfCountsAfter(counts, { type: 'ShelfPlaced', data }), noShelves);
  }

  #place(data: Placed): void {
    this.items.set(key(data), data);
    this.#append({ type: 'ShelfPlaced', data }, 'screen');
  }

  #remove(item: Placed, c: number, origin: Parameters<Log['append']>[2] = 'screen'): void {
    this.items.delete(key(item));
    this.#append({ type: 'ShelfRemoved', data: { ...item, removedAt: time(c + 2) } }, origin);
  }

  #append(event: ShelfEvent, origin: Parameters<Log['append']>[2]): void {
    this.#log.append(`shelf-${key(event.data)}`, event, origin);
  }
}

const key = ({ productId, userId }: { readonly productId: string; readonly userId: string }) =>
  `${productId}.${userId}`;
