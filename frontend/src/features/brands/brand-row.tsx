import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RatingStars } from '../../components/rating-stars.tsx';
import type { DirectoryBrand } from '../../lib/api-types.ts';
import { ProductPicture } from '../catalogue/index.ts';

const pictureSize = 40;
export const rowHeight = 76;

const Row = createLink(
  styled('a')(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 16,
    minHeight: rowHeight,
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    '&:hover b': { color: theme.vars?.palette.primary.main },
    '& b': {
      display: 'block',
      fontFamily: theme.typography.h3.fontFamily,
      fontSize: '1.125rem',
      fontWeight: 560,
      lineHeight: 1.25,
      overflowWrap: 'anywhere',
      // Mirrored with the page: names begin where the others do, whatever their own direction.
      textAlign: 'left',
      transition: 'color 150ms ease-out',
    },
    '& small': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 8,
      fontSize: '0.8125rem',
      color: theme.vars?.palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
    },
  })),
);
const Pictures = styled('span')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: pictureSize,
  gap: 4,
  borderRadius: 10,
});

/** A brand in the list of all: its name, its stars, how many products it has and three of them. */
export function BrandRow({ brand }: { readonly brand: DirectoryBrand }) {
  const { t } = useTranslation();
  return (
    <Row to="/brands/$brand" params={{ brand: brand.brand }}>
      <span>
        <b>
          <bdi>{brand.displayName}</bdi>
        </b>{' '}
        <small>
          {t('brands.products', { count: brand.productCount })}{' '}
          {brand.ratingCount > 0 && <RatingStars average={brand.average} size={12} />}
        </small>
      </span>
      <Pictures>
        {brand.pictures.map(({ imageUrl, category }) => (
          <ProductPicture key={imageUrl} imageUrl={imageUrl} category={category} alt="" size={pictureSize} />
        ))}
      </Pictures>
    </Row>
  );
}
