import type { ProductFields } from '@henna/contracts';
import type { Log } from '../log.ts';
import { pick, time } from './intents.ts';

const productFields = (n: number): ProductFields => ({
  name: `Product ${n}`,
  brandId: `brand-${n % 3}`,
  categoryId: 'category-0',
  subcategoryId: 'sub-0',
  description: n % 2 ? null : 'Fine',
  imageUrl: null,
  shades: n % 2 ? [] : [{ name: 'Ivory', hex: '#FFF0E0' }],
});

interface Known {
  removed: boolean;
  name: string;
}

/** Products and brands of a history. */
export class Catalogue {
  readonly products: string[] = [];
  readonly #known = new Map<string, Known>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  addProduct(a: number, c: number): void {
    const productId = `product-${this.products.length}`;
    this.products.push(productId);
    const data = { productId, ...productFields(a), addedAt: time(c) };
    this.#log.append(`product-${productId}`, { type: 'ProductAdded', data }, a % 2 ? 'demo' : 'api');
  }

  changeProduct(a: number, b: number, c: number): void {
    const productId = pick(this.products, a)!;
    const record = this.#record(productId);
    const stream = `product-${productId}`;
    if (record.removed) {
      this.#log.append(stream, { type: 'ProductRestored', data: { productId, restoredAt: time(c) } });
      record.removed = false;
    } else if (b % 3 === 0) {
      this.#log.append(stream, { type: 'ProductRemoved', data: { productId, removedAt: time(c) } });
      record.removed = true;
    } else {
      const { name, description } = productFields(b);
      const change = { from: { name: record.name }, to: { name, description }, changedAt: time(c) };
      this.#log.append(stream, { type: 'ProductChanged', data: { productId, ...change } });
      record.name = name;
    }
  }

  brand(a: number, b: number, c: number): void {
    const brandId = `brand-${a % 3}`;
    const stream = `brand-${brandId}`;
    const known = this.#known.get(brandId);
    const name = `Brand ${b % 4}`;
    if (!known) {
      const fields = { name, displayName: name, labels: {}, description: null, logoUrl: null, website: null };
      this.#log.append(
        stream,
        { type: 'BrandAdded', data: { brandId, ...fields, active: true, addedAt: time(c) } },
        'demo',
      );
      this.#known.set(brandId, { removed: false, name });
    } else if (known.removed) {
      this.#log.append(stream, { type: 'BrandRestored', data: { brandId, restoredAt: time(c) } });
      known.removed = false;
    } else if (b % 3 === 0) {
      this.#log.append(stream, { type: 'BrandRemoved', data: { brandId, removedAt: time(c) } });
      known.removed = true;
    } else {
      const change = { from: { name: known.name }, to: { name }, changedAt: time(c) };
      this.#log.append(stream, { type: 'BrandChanged', data: { brandId, ...change } });
      known.name = name;
    }
  }

  #record(id: string): Known {
    const record = this.#known.get(id) ?? { removed: false, name: '' };
    this.#known.set(id, record);
    return record;
  }
}
