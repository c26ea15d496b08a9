import type { ProductImage, ProductImageEvent } from '../catalogue/product-image.events.ts';
import type { ProductEvent } from '../catalogue/product.events.ts';
import { ProductNotFoundError } from '../catalogue/product.ts';
import type { Aggregate } from '../shared/aggregate.ts';
import { ConflictError, InvalidError, invalidField, NotFoundError } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';

/** The pictures of a product that was added. */
export interface ProductGallery {
  readonly productId: string;
  readonly removed: boolean;
  /** In their order. */
  readonly images: readonly ProductImage[];
  /** Removed pictures, each with the index it had. */
  readonly removedImages: readonly { readonly image: ProductImage; readonly index: number }[];
}
/** `undefined` until the product is added. */
export type ProductImages = ProductGallery | undefined;
type GalleryEvent = ProductEvent | ProductImageEvent;

/** Folds the stream of a product for its pictures. */
export const productImages: Aggregate<ProductImages, GalleryEvent> = {
  initialState: () => undefined,
  evolve: (state, event) => {
    if (event.type === 'ProductAdded')
      return { productId: event.data.productId, removed: false, images: [], removedImages: [] };
    return state && evolved(state, event);
  },
};

const evolved = (state: ProductGallery, event: Exclude<GalleryEvent, { type: 'ProductAdded' }>): ProductGallery => {
  switch (event.type) {
    case 'ProductChanged':
      return state;
    case 'ProductRemoved':
      return { ...state, removed: true };
    case 'ProductRestored':
      return { ...state, removed: false };
    default:
      return { ...state, images: imagesAfter(state.images, event), removedImages: removedAfter(state, event) };
  }
};

const removedAfter = ({ removedImages }: ProductGallery, { type, data }: ProductImageEvent) => {
  switch (type) {
    case 'ProductImageRemoved':
      return [...removedImages, { image: pictureOf(data), index: data.index }];
    case 'ProductImageRestored':
      return removedImages.filter(({ image }) => !hasIdOf(data)(image));
    default:
      return removedImages;
  }
};

/** A product's pictures, in their order, after an event. */
export const imagesAfter = (
  images: readonly ProductImage[] = [],
  { type, data }: ProductImageEvent,
): readonly ProductImage[] => {
  switch (type) {
    case 'ProductImageAdded':
      return [...images, pictureOf(data)];
    case 'ProductImageChanged':
      return images.map((image) => (hasIdOf(data)(image) ? { ...image, ...data.to } : image));
    case 'ProductImageRemoved':
      return images.filter((image) => !hasIdOf(data)(image));
    case 'ProductImageRestored':
      return images.toSpliced(data.index, 0, pictureOf(data));
    case 'ProductImagesReordered':
      return data.to.flatMap((imageId) => images.find(hasIdOf({ imageId })) ?? []);
  }
};

const hasIdOf =
  ({ imageId }: { readonly imageId: string }) =>
  (image: ProductImage) =>
    image.imageId === imageId;
const pictureOf = ({ imageId, hash, altText, width, height, fileSize, addedAt }: ProductImage): ProductImage => ({
  imageId,
  hash,
  altText,
  width,
  height,
  fileSize,
  addedAt,
});

const requireProduct = (state: ProductImages): ProductGallery => {
  if (!state || state.removed) throw new ProductNotFoundError();
  return state;
};
const imageNotFound = () => new NotFoundError('IMAGE_NOT_FOUND');

/** Throws a 404 without the product, a 400 when it has as many pictures as it may. */
export const requireSpaceForImage = (state: ProductImages): void => {
  if (requireProduct(state).images.length >= limits.imagesPerProduct)
    throw new InvalidError('TOO_MANY_IMAGES', { room: 0, max: limits.imagesPerProduct });
};

/** The picture that an upload became, if it was registered before. */
export const imageOfUpload = (state: ProductImages, imageId: string): ProductImage | undefined =>
  state?.images.find(hasIdOf({ imageId })) ??
  state?.removedImages.find(({ image }) => hasIdOf({ imageId })(image))?.image;

/** An upload becomes one picture. Throws 409 when it did before, 400 without its bytes. */
export const refuseUpload =
  (imageId: string) =>
  (state: ProductImages): never => {
    if (imageOfUpload(state, imageId)) throw new ConflictError('IMAGE_REGISTERED');
    throw new InvalidError('UPLOAD_NOT_FOUND');
  };

/** Throws a 409 for an upload that was registered before, and as {@link requireSpaceForImage}. */
export const addImage =
  (image: ProductImage) =>
  (state: ProductImages): ProductImageEvent[] => {
    const { productId } = requireProduct(state);
    if (imageOfUpload(state, image.imageId)) return refuseUpload(image.imageId)(state);
    requireSpaceForImage(state);
    return [{ type: 'ProductImageAdded', data: { productId, ...image } }];
  };

/** The same text again is a no-op. Throws a 404. */
export const changeImage =
  (imageId: string, altText: string | null, changedAt: string) =>
  (state: ProductImages): ProductImageEvent[] => {
    const { productId, images } = requireProduct(state);
    const image = images.find(hasIdOf({ imageId }));
    if (!image) throw imageNotFound();
    if (image.altText === altText) return [];
    const change = { from: { altText: image.altText }, to: { altText } };
    return [{ type: 'ProductImageChanged', data: { productId, imageId, ...change, changedAt } }];
  };

/** Removing what is removed is a no-op. Throws a 404. */
export const removeImage =
  (imageId: string, removedAt: string) =>
  (state: ProductImages): ProductImageEvent[] => {
    const { productId, images } = requireProduct(state);
    const index = images.findIndex(hasIdOf({ imageId }));
    if (index >= 0) return [{ type: 'ProductImageRemoved', data: { productId, ...images[index]!, index, removedAt } }];
    if (imageOfUpload(state, imageId)) return [];
    throw imageNotFound();
  };

/** Restores a picture at its index, or last in a shorter list. A no-op for one that is not removed. Throws a 404 or 400. */
export const restoreImage =
  (imageId: string, restoredAt: string) =>
  (state: ProductImages): ProductImageEvent[] => {
    const { productId, images, removedImages } = requireProduct(state);
    if (images.some(hasIdOf({ imageId }))) return [];
    const removed = removedImages.find(({ image }) => hasIdOf({ imageId })(image));
    if (!removed) throw imageNotFound();
    requireSpaceForImage(state);
    const index = Math.min(removed.index, images.length);
    return [{ type: 'ProductImageRestored', data: { productId, ...removed.image, index, restoredAt } }];
  };

/** Throws a 404, or a 400 unless the ids are exactly those of the current pictures. */
export const reorderImages =
  (to: readonly string[], reorderedAt: string) =>
  (state: ProductImages): ProductImageEvent[] => {
    const { productId, images } = requireProduct(state);
    const from = images.map(({ imageId }) => imageId);
    if (to.length !== from.length || from.some((id) => !to.includes(id)))
      throw invalidField('imageIds', 'IMAGES_DIFFER');
    if (from.every((id, index) => id === to[index])) return [];
    return [{ type: 'ProductImagesReordered', data: { productId, from, to, reorderedAt } }];
  };
