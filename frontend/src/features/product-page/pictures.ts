import type { ProductImageResponse, ProductResponse, Shade } from '../../lib/api-types.ts';

export interface Picture {
  readonly url: string;
  /** null where only the product's name can say what it shows. */
  readonly alt: string | null;
}

const isGenerated = (imageUrl: string): boolean => imageUrl.startsWith('/art/');

/** Photographs somebody registered; where there are none, the service names the picture that it draws itself. */
const photographsIn = (images: readonly ProductImageResponse[]): ProductImageResponse[] =>
  images.filter(({ imageUrl }) => !isGenerated(imageUrl));

const withShade = (url: string, parameters: Record<string, string>, shade: Shade | null): string => {
  const search = new URLSearchParams(parameters);
  if (shade) search.set('shade', shade.hex.slice(1));
  return search.size > 0 ? `${url}?${search}` : url;
};

/**
 * What the gallery shows: registered photographs, else the product's own picture; where the service draws that one, it
 * draws a closer view too, both in the chosen shade.
 */
export function picturesOf(
  { imageUrl }: Pick<ProductResponse, 'imageUrl'>,
  images: readonly ProductImageResponse[],
  shade: Shade | null,
): Picture[] {
  const photographs = photographsIn(images);
  if (photographs.length > 0)
    return photographs
      .sort((a, b) => a.displayOrder - b.displayOrder)
      .map((image) => ({ url: image.imageUrl, alt: image.altText }));
  if (!imageUrl) return [];
  if (!isGenerated(imageUrl)) return [{ url: imageUrl, alt: null }];
  return [
    { url: withShade(imageUrl, {}, shade), alt: null },
    { url: withShade(imageUrl, { view: 'detail' }, shade), alt: null },
  ];
}

/** Whether choosing a shade changes what is shown. */
export const showsShades = (
  { imageUrl }: Pick<ProductResponse, 'imageUrl'>,
  images: readonly ProductImageResponse[],
): boolean => photographsIn(images).length === 0 && imageUrl !== null && isGenerated(imageUrl);
