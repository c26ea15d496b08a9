import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, ImageOff, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/buttons.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { categoryTint } from '../../../lib/category-tint.ts';
import { ProductPicture } from '../../catalogue/index.ts';
import type { Picture } from '../pictures.ts';
import { useGallery } from '../use-gallery.ts';
import { useZoom } from '../use-zoom.ts';

const Main = styled('div')({
  position: 'relative',
  borderRadius: 14,
  overflow: 'hidden',
  touchAction: 'pan-y pinch-zoom',
  '& img': { WebkitUserSelect: 'none', userSelect: 'none' },
});
const Missing = styled('div', { shouldForwardProp: (name) => name !== 'category' })<{ category: string }>(
  ({ theme, category }) => ({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 12,
    aspectRatio: '1',
    background: theme.vars?.palette.tint[categoryTint(category)].main,
    color: theme.vars?.palette.tint[categoryTint(category)].ink,
  }),
);
/** The buttons for the previous and the next picture; visible on hover and focus. */
const Turn = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 22px)',
  background: theme.vars?.palette.background.paper,
  opacity: 0,
  transition: 'opacity 150ms ease-out',
  '&:first-of-type': { insetInlineStart: 12 },
  '&:last-of-type': { insetInlineEnd: 12 },
  '&:focus-visible, div:hover > &': { opacity: 1 },
  'html[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  '@media (hover: none)': { '&:not(:focus-visible)': { display: 'none' } },
}));
/** Contains the picture; moves with a finger, or shows a part of the picture enlarged. */
const Stage = styled('div')({
  '&[data-zoomed]': { cursor: 'zoom-out', touchAction: 'none' },
  '&:not([data-zoomed])': { cursor: 'zoom-in' },
});
const ZoomCorner = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 12,
  '& button': { background: theme.vars?.palette.background.paper, transition: 'opacity 150ms ease-out' },
  '@media (hover: hover)': {
    '& button': { opacity: 0 },
    '& button:focus-visible, div:hover > & button': { opacity: 1 },
  },
}));
const Thumbnails = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Thumbnail = styled('button')(({ theme }) => ({
  width: 72,
  padding: 0,
  border: 0,
  borderRadius: 12,
  background: 'none',
  overflow: 'hidden',
  cursor: 'pointer',
  '&[aria-current=true]': { boxShadow: `0 0 0 2px ${theme.vars?.palette.primary.main}` },
}));

interface GalleryProps {
  readonly pictures: readonly Picture[];
  readonly category: string;
  readonly name: string;
  /** The description of a picture that has none of its own. */
  readonly alt: string;
}

/** One picture large, with a zoom; the others to choose from: by tap, swipe or arrow keys. */
export function Gallery({ pictures, category, name, alt }: GalleryProps) {
  const { t } = useTranslation();
  const { shown, turned, choose, step, onKeyDown, offset, swipe } = useGallery(pictures.length);
  const zoom = useZoom(shown);
  const picture = pictures[shown];
  if (!picture)
    return (
      <Main>
        <Missing category={category}>
          <ImageOff size={36} strokeWidth={1.5} aria-hidden />
          {t('product.noImage')}
        </Missing>
      </Main>
    );
  const several = pictures.length > 1;
  const positionText = (index: number) => t('product.picture', { number: index + 1, count: pictures.length });
  return (
    <>
      <Main
        onKeyDown={(event) => {
          zoom.onKeyDown(event);
          if (!event.isPropagationStopped()) onKeyDown(event);
        }}
        {...(!zoom.zoomed && swipe)}
      >
        <Stage data-zoomed={zoom.zoomed || undefined} {...zoom.picture}>
          <div style={zoom.style ?? (offset === 0 ? undefined : { transform: `translateX(${offset}px)` })}>
            <ProductPicture
              imageUrl={picture.url}
              category={category}
              alt={picture.alt ?? alt}
              size={720}
              sizes={zoom.zoomed ? '1200px' : '(min-width: 1240px) 530px, (min-width: 48em) 45vw, 100vw'}
              lazy={false}
            />
          </div>
        </Stage>
        <ZoomCorner>
          <IconButton aria-label={t(zoom.zoomed ? 'product.zoomOut' : 'product.zoomIn')} onClick={zoom.toggle}>
            {zoom.zoomed ? <ZoomOut size={22} aria-hidden /> : <ZoomIn size={22} aria-hidden />}
          </IconButton>
        </ZoomCorner>
        {several && (
          <>
            <Turn aria-label={t('product.previousPicture')} onClick={() => step(-1)}>
              <ChevronLeft size={22} aria-hidden />
            </Turn>
            <Turn aria-label={t('product.nextPicture')} onClick={() => step(1)}>
              <ChevronRight size={22} aria-hidden />
            </Turn>
          </>
        )}
      </Main>
      {several && (
        <Thumbnails role="group" aria-label={t('product.gallery', { name })} onKeyDown={onKeyDown}>
          {pictures.map(({ url }, index) => (
            <Thumbnail
              key={index}
              type="button"
              aria-current={index === shown}
              aria-label={positionText(index)}
              onClick={() => choose(index)}
            >
              <ProductPicture imageUrl={url} category={category} alt="" size={72} />
            </Thumbnail>
          ))}
        </Thumbnails>
      )}
      {several && <VisuallyHidden role="status">{turned ? positionText(shown) : ''}</VisuallyHidden>}
    </>
  );
}
