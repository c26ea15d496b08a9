import { styled } from '@mui/material/styles';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryTint } from '../../../lib/category-tint.ts';
import { ProductPicture } from '../../catalogue/components/product-picture.tsx';
import type { Picture } from '../pictures.ts';

const Main = styled('div')({ borderRadius: 14, overflow: 'hidden' });
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
  /** What a picture without words of its own shows. */
  readonly alt: string;
}

/** One picture large, the others to choose from. */
export function Gallery({ pictures, category, name, alt }: GalleryProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(0);
  const picture = pictures[chosen] ?? pictures[0];
  if (!picture)
    return (
      <Main>
        <Missing category={category}>
          <ImageOff size={36} strokeWidth={1.5} aria-hidden />
          {t('product.noImage')}
        </Missing>
      </Main>
    );
  return (
    <>
      <Main>
        <ProductPicture imageUrl={picture.url} category={category} alt={picture.alt ?? alt} size={720} lazy={false} />
      </Main>
      {pictures.length > 1 && (
        <Thumbnails role="group" aria-label={t('product.gallery', { name })}>
          {pictures.map(({ url }, index) => (
            <Thumbnail
              key={index}
              type="button"
              aria-current={picture === pictures[index]}
              aria-label={t('product.picture', { number: index + 1, count: pictures.length })}
              onClick={() => setChosen(index)}
            >
              <ProductPicture imageUrl={url} category={category} alt="" size={72} />
            </Thumbnail>
          ))}
        </Thumbnails>
      )}
    </>
  );
}
