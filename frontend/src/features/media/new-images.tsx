import { limits } from '@henna/domain';
import { useEffect, useRef, useState } from 'react';
import { altTextOf } from './api.ts';
import { ImageField } from './image-field.tsx';
import { useFileCheck, type NewImage } from './use-uploads.ts';

interface PreviewedImage extends NewImage {
  /** Address of its preview in this page. */
  readonly src: string;
}

/** Pictures that wait for their product to be saved. */
export function useNewImages() {
  const [images, setImages] = useState<readonly PreviewedImage[]>([]);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const addresses = previews.current;
    return () => addresses.forEach((address) => URL.revokeObjectURL(address));
  }, []);
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ file, altText: altTextOf(file.name), src: URL.createObjectURL(file) }));
    for (const { src } of added) previews.current.add(src);
    setImages((now) => [...now, ...added]);
  };
  return { images, setImages, add };
}

interface NewImagesProps extends ReturnType<typeof useNewImages> {
  /** Those that are being uploaded. */
  readonly pending: number;
}

/** The pictures of a product that is not saved yet. */
export function NewImages({ images, setImages, add, pending }: NewImagesProps) {
  const { problems, validFiles } = useFileCheck();
  return (
    <ImageField
      images={images.map(({ src, altText }) => ({ id: src, src, altText }))}
      pending={pending}
      problems={problems}
      onFiles={(files) => add(validFiles(files, limits.imagesPerProduct - images.length))}
      onReorder={(ids) => setImages(ids.flatMap((id) => images.find(({ src }) => src === id) ?? []))}
      onDescribe={(id, altText) => setImages(images.map((image) => (image.src === id ? { ...image, altText } : image)))}
      onDelete={(id) => setImages(images.filter(({ src }) => src !== id))}
    />
  );
}
