import type { ProductImageResponse } from './product.responses.ts';
import { limits, type ProductDocument, type ProductImage } from '@henna/domain';

/** Where the picture with this content hash is served. */
export const pictureAddress = (hash: string): string => `/media/${hash}.webp`;

export const imageResponse = (
  { imageId, hash, altText, width, height, fileSize }: ProductImage,
  displayOrder: number,
): ProductImageResponse => ({
  id: imageId,
  imageUrl: pictureAddress(hash),
  altText,
  displayOrder,
  width,
  height,
  fileSize,
});

/** Pictures as every read answers them; documents of an earlier build have none. */
export const imageResponses = (images: readonly ProductImage[] | undefined): ProductImageResponse[] =>
  (images ?? []).map(imageResponse);

/** The pictures of a product; without registered ones the one that its `imageUrl` names. */
export const shownImages = ({ _id, images, imageUrl }: ProductDocument): ProductImageResponse[] => {
  const registered = imageResponses(images);
  if (registered.length > 0 || !imageUrl) return registered;
  const { imageEdge } = limits;
  return [{ id: _id, imageUrl, altText: null, displayOrder: 0, width: imageEdge, height: imageEdge, fileSize: null }];
};
