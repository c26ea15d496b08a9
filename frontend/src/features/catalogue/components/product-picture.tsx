import { styled } from '@mui/material/styles';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TintName } from '../../../theme/palette.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { categoryTint } from '../../../lib/category-tint.ts';

/** Widths in pixels in which the service gives a registered picture (`?w=`). */
const widths = [160, 320, 480, 640, 960] as const;

/** The sizes a browser may choose from; undefined for pictures that come in one only. @param full width of the original. */
const srcSetOf = (url: string, full = 1200): string | undefined =>
  url.startsWith('/media/')
    ? [...widths.filter((width) => width < full).map((width) => `${url}?w=${width} ${width}w`), `${url} ${full}w`].join(
        ', ',
      )
    : undefined;

const Frame = styled('span', { shouldForwardProp: (name) => name !== 'tint' })<{ tint: TintName }>(
  ({ theme, tint }) => ({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: 'inherit',
    background: theme.vars?.palette.tint[tint].main,
    color: theme.vars?.palette.tint[tint].ink,
    '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
    '& .second': { opacity: 0, transition: 'opacity 200ms ease-out' },
  }),
);
/** Width in pixels below which the icon is shown without its label. */
const textMinWidth = 96;
const Missing = styled('span')({ display: 'grid', justifyItems: 'center', gap: 8, fontSize: '0.8125rem' });

/** The second view of a picture the service draws; none for photographs. */
const detailView = (imageUrl: string): string | null =>
  imageUrl.startsWith('/art/') ? `${imageUrl}?view=detail` : null;

interface ProductPictureProps {
  readonly imageUrl: string | null;
  readonly category: string;
  /** Empty where the product's name is next to the picture. */
  readonly alt: string;
  readonly size: number;
  /** Of the layout, where one number would not do. */
  readonly sizes?: string;
  readonly lazy?: boolean;
  /** Loads the second view, for showing on hover. */
  readonly withSecond?: boolean;
}

/** A product whole, on the tint of its category. */
export function ProductPicture({ imageUrl, category, alt, size, sizes, lazy = true, withSecond }: ProductPictureProps) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState<string | null>(null);
  const showsText = size >= textMinWidth;
  // A picture of a page from the service may have failed before there is anybody to listen.
  const notice = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(imageUrl);
  };
  const second = withSecond && imageUrl ? detailView(imageUrl) : null;
  return (
    <Frame tint={categoryTint(category)}>
      {imageUrl && broken !== imageUrl ? (
        <img
          ref={notice}
          src={imageUrl}
          srcSet={srcSetOf(imageUrl)}
          sizes={sizes ?? `${size}px`}
          alt={alt}
          width={size}
          height={size}
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
          onError={() => setBroken(imageUrl)}
        />
      ) : (
        <Missing>
          <ImageOff size={showsText ? 28 : 20} strokeWidth={1.5} aria-hidden />
          {showsText ? t('common.card.noImage') : <VisuallyHidden>{t('common.card.noImage')}</VisuallyHidden>}
        </Missing>
      )}
      {second && <img className="second" src={second} alt="" width={size} height={size} loading="lazy" />}
    </Frame>
  );
}
