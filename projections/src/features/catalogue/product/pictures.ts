import type { ProductImage, ProductImageEvent } from '@henna/domain';

/** A product's pictures after an event; a build of an earlier version has none. */
export const pictured = (
  images: readonly ProductImage[] | undefined,
  { type, data }: ProductImageEvent,
): readonly ProductImage[] => {
  const before = images ?? [];
  switch (type) {
    case 'ProductImageAdded':
      return [...before, pictureOf(data)];
    case 'ProductImageChanged':
      return before.map((image) => (image.imageId === data.imageId ? { ...image, ...data.to } : image));
    case 'ProductImageRemoved':
      return before.filter(({ imageId }) => imageId !== data.imageId);
    case 'ProductImageRestored':
      return before.toSpliced(data.index, 0, pictureOf(data));
    case 'ProductImagesReordered':
      return data.to.flatMap((id) => before.find(({ imageId }) => imageId === id) ?? []);
  }
};

const pictureOf = ({ imageId, hash, altText, width, height, fileSize, addedAt }: ProductImage): ProductImage => ({
  imageId,
  hash,
  altText,
  width,
  height,
  fileSize,
  addedAt,
});
