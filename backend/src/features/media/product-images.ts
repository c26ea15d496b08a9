import {
  ConflictError,
  InvalidError,
  invalidField,
  limits,
  NotFoundError,
  type Aggregate,
  type ProductEvent,
  type ProductImage,
  type ProductImageEvent,
} from '@henna/domain';
import { productNotFound } from '../catalogue/index.ts';

/** The pictures of a product that was added. */
export interface Gallery {
  readonly productId: string;
  readonly removed: boolean;
  /** In their order. */
  readonly images: readonly ProductImage[];
  /** Pictures that were taken away, each with the place it had. */
  readonly removedImages: readonly { readonly image: ProductImage; readonly index: number }[];
}
/** `undefined` until the product is added. */
export type ProductImages = Gallery | undefined;
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

const evolved = (state: Gallery, { type, data }: Exclude<GalleryEvent, { type: 'ProductAdded' }>): Gallery => {
  switch (type) {
    case 'ProductRemoved':
      return { ...state, removed: true };
    case 'ProductRestored':
      return { ...state, removed: false };
    case 'ProductImageAdded':
      return { ...state, images: [...state.images, pictureOf(data)] };
    case 'ProductImageChanged':
      return { ...state, images: state.images.map((image) => (is(data)(image) ? { ...image, ...data.to } : image)) };
    case 'ProductImageRemoved':
      return {
        ...state,
        images: state.images.filter((image) => !is(data)(image)),
        removedImages: [...state.removedImages, { image: pictureOf(data), index: data.index }],
      };
    case 'ProductImageRestored':
      return {
        ...state,
        images: state.images.toSpliced(data.index, 0, pictureOf(data)),
        removedImages: state.removedImages.filter(({ image }) => !is(data)(image)),
      };
    case 'ProductImagesReordered':
      return { ...state, images: data.to.flatMap((imageId) => state.images.find(is({ imageId })) ?? []) };
    default:
      return state;
  }
};

const is =
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

const standing = (state: ProductImages): Gallery => {
  if (!state || state.removed) throw productNotFound();
  return state;
};
const imageNotFound = () => new NotFoundError('IMAGE_NOT_FOUND');

/** Throws a 404 without the product, a 400 when it has as many pictures as it may. */
export const requireRoom = (state: ProductImages): void => {
  if (standing(state).images.length >= limits.imagesPerProduct)
    throw new InvalidError('TOO_MANY_IMAGES', { room: 0, max: limits.imagesPerProduct });
};

/** The picture that an upload became, if it was registered before. */
export const registered = (state: ProductImages, imageId: string): ProductImage | undefined =>
  state?.images.find(is({ imageId })) ?? state?.removedImages.find(({ image }) => is({ imageId })(image))?.image;

/** An upload becomes one picture. Throws 409 when it did before, 400 without its bytes. */
export const refuseUpload =
  (imageId: string) =>
  (state: ProductImages): never => {
    if (registered(state, imageId)) throw new ConflictError('IMAGE_REGISTERED');
    throw new InvalidError('UPLOAD_NOT_FOUND');
  };

/** Throws a 409 for an upload that was registered before, and as {@link requireRoom}. */
export const addImage =
  (image: ProductImage) =>
  (state: ProductImages): ProductImageEvent[] => {
    const { productId } = standing(state);
    if (registered(state, image.imageId)) return refuseUpload(image.imageId)(state);
    requireRoom(state);
    return [{ type: 'ProductImageAdded', data: { productId, ...image } }];
  };

/** The same text again is a no-op. Throws a 404. */
export const changeImage =
  (imageId: string, altText: string | null, changedAt: string) =>
  (state: ProductImages): ProductImageEvent[] => {
    const { productId, images } = standing(state);
    const image = images.find(is({ imageId }));
    if (!image) throw imageNotFound();
    if (image.altText === altText) return [];
    const change = { from: { altText: image.altText }, to: { altText } };
    return [{ type: 'ProductImageChanged', data: { productId, imageId, ...change, changedAt } }];
  };

/** Removing what is removed is a no-op. Throws a 404. */
export const removeImage =
  (imageId: string, removedAt: string) =>
  (state: ProductImages): ProductImageEvent[] => {
    const { productId, images } = standing(state);
    const index = images.findIndex(is({ imageId }));
    if (index >= 0) return [{ type: 'ProductImageRemoved', data: { productId, ...images[index]!, index, removedAt } }];
    if (registered(state, imageId)) return [];
    throw imageNotFound();
  };

/** Puts a picture back where it was, or last in a shorter row. What stands is a no-op. Throws a 404 or 400. */
export const restoreImage =
  (imageId: string, restoredAt: string) =>
  (state: ProductImages): ProductImageEvent[] => {
    const { productId, images, removedImages } = standing(state);
    if (images.some(is({ imageId }))) return [];
    const removed = removedImages.find(({ image }) => is({ imageId })(image));
    if (!removed) throw imageNotFound();
    requireRoom(state);
    const index = Math.min(removed.index, images.length);
    return [{ type: 'ProductImageRestored', data: { productId, ...removed.image, index, restoredAt } }];
  };

/** Throws a 404, or a 400 unless the ids are exactly those of the pictures that stand. */
export const reorderImages =
  (to: readonly string[], reorderedAt: string) =>
  (state: ProductImages): ProductImageEvent[] => {
    const { productId, images } = standing(state);
    const from = images.map(({ imageId }) => imageId);
    if (to.length !== from.length || from.some((id) => !to.includes(id)))
      throw invalidField('imageIds', 'IMAGES_DIFFER');
    if (from.every((id, index) => id === to[index])) return [];
    return [{ type: 'ProductImagesReordered', data: { productId, from, to, reorderedAt } }];
  };
