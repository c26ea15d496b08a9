import type { ProductFields } from '@henna/domain';
import type { Log } from '../memory-log.ts';
import { pick, time } from './intents.ts';

/** Records of a random log that come and go. */
export class RemovableRecords {
  readonly #removed = new Map<string, boolean>();

  add(id: string): void {
    this.#removed.set(id, false);
  }

  has(id: string): boolean {
    return this.#removed.has(id);
  }

  isRemoved(id: string): boolean {
    return this.#removed.get(id) ?? false;
  }

  set(id: string, removed: boolean): void {
    this.#removed.set(id, removed);
  }
}

const productFields = (n: number): ProductFields => ({
  name: `Product ${n}`,
  brandId: `brand-${n % 3}`,
  categoryId: 'category-0',
  subcategoryId: 'sub-0',
  description: n % 2 ? null : 'Fine',
  imageUrl: null,
  shades: n % 2 ? [] : [{ name: 'Ivory', hex: '#FFF0E0' }],
});

/** Products and brands of a random log. */
export class Catalogue {
  readonly products: string[] = [];
  readonly #names = new Map<string, string>();
  readonly #log: Log;
  readonly #records: RemovableRecords;

  constructor(log: Log, records: RemovableRecords) {
    this.#log = log;
    this.#records = records;
  }

  addProduct(a: number, c: number): void {
    const productId = `product-${this.products.length}`;
    this.products.push(productId);
    this.#records.add(productId);
    const data = { productId, ...productFields(a), addedAt: time(c) };
    this.#log.append(`product-${productId}`, { type: 'ProductAdded', data }, a % 2 ? 'demo' : 'api');
  }

  changeProduct(a: number, b: number, c: number): void {
    const productId = pick(this.products, a)!;
    const stream = `product-${productId}`;
    if (this.#records.isRemoved(productId)) {
      this.#log.append(stream, { type: 'ProductRestored', data: { productId, restoredAt: time(c) } });
      this.#records.set(productId, false);
    } else if (b % 3 === 0) {
      this.#log.append(stream, { type: 'ProductRemoved', data: { productId, removedAt: time(c) } });
      this.#records.set(productId, true);
    } else {
      const { name, description } = productFields(b);
      const change = {
        from: { name: this.#names.get(productId) ?? '' },
        to: { name, description },
        changedAt: time(c),
      };
      this.#log.append(stream, { type: 'ProductChanged', data: { productId, ...change } });
      this.#names.set(productId, name);
    }
  }

  brand(a: number, b: number, c: number): void {
    const brandId = `brand-${a % 3}`;
    const stream = `brand-${brandId}`;
    const existingName = this.#names.get(brandId);
    const name = `Brand ${b % 4}`;
    if (existingName === undefined) {
      const fields = { name, displayName: name, labels: {}, description: null, logoUrl: null, website: null };
      this.#log.append(
        stream,
        { type: 'BrandAdded', data: { brandId, ...fields, active: true, addedAt: time(c) } },
        'demo',
      );
      this.#records.add(brandId);
      this.#names.set(brandId, name);
    } else if (this.#records.isRemoved(brandId)) {
      this.#log.append(stream, { type: 'BrandRestored', data: { brandId, restoredAt: time(c) } });
      this.#records.set(brandId, false);
    } else if (b % 3 === 0) {
      this.#log.append(stream, { type: 'BrandRemoved', data: { brandId, removedAt: time(c) } });
      this.#records.set(brandId, true);
    } else {
      const change = { from: { name: existingName }, to: { name }, changedAt: time(c) };
      this.#log.append(stream, { type: 'BrandChanged', data: { brandId, ...change } });
      this.#names.set(brandId, name);
    }
  }
}
