import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductImageResponse, ProductResponse, Shade } from '../../../lib/api-types.ts';
import { picturesOf, showsShades } from '../pictures.ts';
import { Gallery } from './gallery.tsx';
import { Shades } from './shades.tsx';

const Column = styled('div')({ display: 'grid', gap: 16, alignContent: 'start' });

interface ProductPicturesProps {
  readonly product: ProductResponse;
  readonly images: readonly ProductImageResponse[];
}

/** The gallery, and below it the shades that tint it. */
export function ProductPictures({ product, images }: ProductPicturesProps) {
  const { t } = useTranslation();
  const [shade, setShade] = useState<Shade | null>(null);
  const names = { brand: product.brandDisplayName, name: product.name };
  return (
    <Column>
      <Gallery
        pictures={picturesOf(product, images, shade)}
        category={product.category}
        name={product.name}
        alt={shade ? t('product.pictureInShade', { ...names, shade: shade.name }) : t('product.pictureOf', names)}
      />
      {product.shades.length > 0 && showsShades(product, images) && (
        <Shades shades={product.shades} chosen={shade} onChoose={setShade} />
      )}
    </Column>
  );
}
