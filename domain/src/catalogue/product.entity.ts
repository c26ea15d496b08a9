import { list, reference, text, type Entity, type Fields, type RecordState } from '../entities/entity.ts';
import { imagesAfter, productImages, type ProductImages } from '../media/product-images.ts';
import type { ProductImage, ProductImageEvent, ProductImagesReordered } from './product-image.events.ts';
import type { ProductEvent } from './product.events.ts';
import { product, productStream, removeProduct, restoreProduct, type Product } from './product.ts';

const stream = ({ productId }: { readonly productId: string }) => productStream(productId);

export const productEntity: Entity<'product', ProductEvent, Product, { file: 'products'; view: 'product' }> = {
  kind: 'product',
  file: 'products',
  id: { field: 'productId' },
  stream,
  aggregate: product,
  fields: {
    name: text,
    brandId: reference('brand'),
    categoryId: reference('category'),
    subcategoryId: reference('subcategory'),
    description: text,
    imageUrl: text,
    shades: list,
    reference: text,
  },
  events: {
    ProductAdded: { action: 'added', at: 'addedAt', undo: 'admin' },
    ProductChanged: { action: 'changed', at: 'changedAt', undo: 'admin' },
    ProductRemoved: { action: 'removed', at: 'removedAt', undo: 'admin' },
    ProductRestored: { action: 'restored', at: 'restoredAt', undo: 'admin' },
  },
  view: 'product',
  liveLists: ['products'],
  title: 'name',
  removal: {
    remove: (_, expected, at) => removeProduct(expected, at),
    restore: (_, at) => restoreProduct(at),
  },
  snapshot: { initial: { images: [] }, hasUpdateTime: false },
};

type OneImageEvent = Exclude<ProductImageEvent, ProductImagesReordered>;

const ofProduct = {
  stream,
  aggregate: productImages,
  sharesRevision: true,
  subject: {
    kinds: ['product'],
    subjectOf: ({ productId }: { readonly productId: string }) => ['product', productId] as const,
  },
};
const imagesIn = ({ images }: Readonly<Record<string, unknown>>) => images as readonly ProductImage[] | undefined;

/** An uploaded picture of a product, in the product's stream. */
export const productImageEntity: Entity<'productImage', OneImageEvent, ProductImages> = {
  ...ofProduct,
  kind: 'productImage',
  id: { field: 'imageId' },
  record: (state, { imageId }, revision): RecordState | undefined => {
    const image = state?.images.find((each) => each.imageId === imageId);
    const removed = state?.removedImages.find((each) => each.image.imageId === imageId)?.image;
    const found = image ?? removed;
    return found && { revision, removed: !image, fields: { altText: found.altText } };
  },
  fields: { altText: text },
  events: {
    ProductImageAdded: { action: 'added', at: 'addedAt', undo: 'admin' },
    ProductImageChanged: { action: 'changed', at: 'changedAt', undo: 'admin' },
    ProductImageRemoved: { action: 'removed', at: 'removedAt', undo: 'admin' },
    ProductImageRestored: { action: 'restored', at: 'restoredAt', undo: 'admin' },
  },
  inSnapshot: (before, event) => ({ ...before, images: imagesAfter(imagesIn(before), event) }),
  readSnapshot: (product: Fields) => ({ images: imagesIn(product)?.length ?? 0 }),
};

/** The order of a product's pictures. */
export const imageOrderEntity: Entity<'imageOrder', ProductImagesReordered, ProductImages> = {
  ...ofProduct,
  kind: 'imageOrder',
  id: { field: 'productId' },
  record: (state, _, revision): RecordState | undefined =>
    state && { revision, removed: state.removed, fields: { imageOrder: state.images.map(({ imageId }) => imageId) } },
  fields: { imageOrder: { type: 'order' } },
  events: {
    ProductImagesReordered: {
      action: 'changed',
      at: 'reorderedAt',
      undo: 'admin',
      changes: ({ from, to }) => ({ from: { imageOrder: from }, to: { imageOrder: to } }),
    },
  },
  inSnapshot: (before, event) => ({ ...before, images: imagesAfter(imagesIn(before), event) }),
};
