import type { ProductImage } from '@henna/domain';
import type { Log } from '../memory-log.ts';
import { pick, time } from './intents.ts';

/** Pictures of a history's products: those that stand, in order, and the last one removed. */
interface Wall {
  readonly standing: ProductImage[];
  removed: ProductImage | undefined;
}

export class Pictures {
  #made = 0;
  readonly #walls = new Map<string, Wall>();
  readonly #log: Log;
  readonly #products: readonly string[];

  constructor(log: Log, products: readonly string[]) {
    this.#log = log;
    this.#products = products;
  }

  step(a: number, b: number, c: number): void {
    const productId = pick(this.#products, a)!;
    const stream = `product-${productId}`;
    const wall = this.#walls.get(productId) ?? { standing: [], removed: undefined };
    this.#walls.set(productId, wall);
    const { standing } = wall;
    const image = pick(standing, b);
    if (!image || (c % 3 === 0 && standing.length < 10)) {
      const added = this.#picture(c);
      standing.push(added);
      this.#log.append(stream, { type: 'ProductImageAdded', data: { productId, ...added } });
    } else if (wall.removed) {
      const index = b % (standing.length + 1);
      standing.splice(index, 0, wall.removed);
      const data = { productId, ...wall.removed, index, restoredAt: time(c) };
      this.#log.append(stream, { type: 'ProductImageRestored', data });
      wall.removed = undefined;
    } else if (b % 3 === 0) {
      const index = standing.indexOf(image);
      wall.removed = image;
      standing.splice(index, 1);
      const data = { productId, ...image, index, removedAt: time(c) };
      this.#log.append(stream, { type: 'ProductImageRemoved', data });
    } else if (b % 3 === 1) {
      const from = standing.map(({ imageId }) => imageId);
      standing.reverse();
      const to = standing.map(({ imageId }) => imageId);
      this.#log.append(stream, { type: 'ProductImagesReordered', data: { productId, from, to, reorderedAt: time(c) } });
    } else {
      const change = { from: { altText: image.altText }, to: { altText: `Text ${c}` }, changedAt: time(c) };
      standing[standing.indexOf(image)] = { ...image, ...change.to };
      const data = { productId, imageId: image.imageId, ...change };
      this.#log.append(stream, { type: 'ProductImageChanged', data });
    }
  }

  #picture(c: number): ProductImage {
    const imageId = `image-${this.#made++}`;
    return { imageId, hash: `hash-${c}`, altText: null, width: 10 + c, height: 20, fileSize: 300, addedAt: time(c) };
  }
}
