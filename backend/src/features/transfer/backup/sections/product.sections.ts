import type { HennaEvent, ProductImageEvent, ProductVisited, Recorded } from '@henna/contracts';
import { productImages as gallery, type PictureFiles } from '../../../media/index.ts';
import { productOf, type CatalogueFacts, type RecordedInProduct } from '../catalogue-facts.ts';
import type { LogSnapshot } from '../log-snapshot.ts';
import type { Rows } from './rows.ts';

type InProductStream = Extract<HennaEvent, { type: `Product${string}` }>;

const galleryOf = (log: LogSnapshot, events: readonly RecordedInProduct[]) =>
  log.folded(gallery, events as unknown as Recorded<ProductImageEvent>[]);

export async function* products(log: LogSnapshot, { brands, categories, products }: CatalogueFacts): Rows {
  for await (const events of log.streams<InProductStream>('product')) {
    const product = productOf(log, events);
    if (!product || !products.has(product._id)) continue;
    const { _id, name, brandId, categoryId, subcategoryId, description, imageUrl, shades, createdAt } = product;
    const category = categories.get(categoryId);
    const subcategory = category?.subcategories.find(({ id, removed }) => id === subcategoryId && !removed);
    const place = { categoryId, category: category?.name ?? '', subcategoryId, subcategory: subcategory?.name ?? '' };
    yield {
      id: _id,
      name,
      brandId,
      brand: brands.get(brandId)!.name,
      ...place,
      description,
      imageUrl,
      shades,
      createdAt,
    };
  }
}

export async function* productImages(log: LogSnapshot, { products }: CatalogueFacts): Rows {
  for await (const events of log.streams<InProductStream>('product')) {
    const pictured = galleryOf(log, events);
    if (!pictured || !products.has(pictured.productId)) continue;
    for (const [displayOrder, { imageId: id, addedAt: createdAt, ...image }] of pictured.images.entries())
      yield { id, productId: pictured.productId, ...image, displayOrder, createdAt };
  }
}

/** The bytes of every picture, once. */
export async function* pictureFiles(log: LogSnapshot, { products }: CatalogueFacts, pictures: PictureFiles): Rows {
  const seen = new Set<string>();
  for await (const events of log.streams<InProductStream>('product')) {
    const pictured = galleryOf(log, events);
    for (const { hash } of pictured && products.has(pictured.productId) ? pictured.images : []) {
      if (seen.has(hash)) continue;
      seen.add(hash);
      const bytes = await pictures.read(hash);
      if (bytes) yield { hash, data: bytes.toString('base64') };
    }
  }
}

/** How often whoever visited a product on a UTC day. */
export async function* visits(log: LogSnapshot, { products }: CatalogueFacts): Rows {
  for await (const events of log.streams<ProductVisited>('visits')) {
    const { productId } = events[0]!.data;
    if (!products.has(productId)) continue;
    const counts = new Map<string, { userId: string | null; visit: string | null; day: string; count: number }>();
    for (const { data } of events) {
      const { userId = null, visit, visitedAt } = data;
      const day = visitedAt.slice(0, 10);
      const key = `${day} ${userId ?? visit}`;
      const known = counts.get(key);
      if (known) known.count++;
      else counts.set(key, { userId, visit: userId ? null : visit, day, count: 1 });
    }
    for (const count of counts.values()) yield { productId, ...count };
  }
}
