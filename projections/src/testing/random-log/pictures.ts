import type { ProductImage } from '@henna/domain';
import type { Log } from '../memory-log.ts';
import { pick, time } from './intents.ts';

/** Pictures of a random log's products: those that are shown, in order, and the last one removed. */
interface Gallery {
  readonly shown: ProductImage[];
  removed: ProductImage | undefined;
}

export class Pictures {
  #made = 0;
  readonly #galleries = new Map<string, Gallery>();
  readonly #log: Log;
  readonly #products: readonly string[];

  constructor(log: Log, products: readonly string[]) {
    this.#log = log;
    this.#products = products;
  }

  step(a: number, b: number, c: number): void {
    const productId = pick(this.#products, a)!;
    const stream = `product-${productId}`;
    const gallery = this.#galleries.get(productId) ?? { shown: [], removed: undefined };
    this.#galleries.set(productId, gallery);
    const { shown } = gallery;
    const image = pick(shown, b);
    if (!image || (c % 3 === 0 && shown.length < 10)) {
      const added = this.#picture(c);
      shown.push(added);
      this.#log.append(stream, { type: 'ProductImageAdded', data: { productId, ...added } });
    } else if (gallery.removed) {
      const index = b % (shown.length + 1);
      shown.splice(index, 0, gallery.removed);
      const data = { productId, ...gallery.removed, index, restoredAt: time(c) };
      this.#log.append(stream, { type: 'ProductImageRestored', data });
      gallery.removed = undefined;
    } else if (b % 3 === 0) {
      const index = shown.indexOf(image);
      gallery.removed = image;
      shown.splice(index, 1);
      const data = { productId, ...image, index, removedAt: time(c) };
      this.#log.append(stream, { type: 'ProductImageRemoved', data });
    } else if (b % 3 === 1) {
      const from = shown.map(({ imageId }) => imageId);
      shown.reverse();
      const to = shown.map(({ imageId }) => imageId);
      this.#log.append(stream, { type: 'ProductImagesReordered', data: { productId, from, to, reorderedAt: time(c) } });
    } else {
      const change = { from: { altText: image.altText }, to: { altText: `Text ${c}` }, changedAt: time(c) };
      shown[shown.indexOf(image)] = { ...image, ...change.to };
      const data = { productId, imageId: image.imageId, ...change };
      this.#log.append(stream, { type: 'ProductImageChanged', data });
    }
  }

  #picture(c: number): ProductImage {
    const imageId = `image-${this.#made++}`;
    return { imageId, hash: `hash-${c}`, altText: null, width: 10 + c, height: 20, fileSize: 300, addedAt: time(c) };
  }
}
