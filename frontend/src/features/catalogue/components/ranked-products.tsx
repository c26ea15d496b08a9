import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { RatingStars } from '../../../components/rating-stars.tsx';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { plainList } from '../../../theme/mixins.ts';
import { ProductPicture } from './product-picture.tsx';

export const RankedList = styled('ol')(({ theme }) => ({
  ...plainList,
  display: 'grid',
  columnGap: 40,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
/** Pixels, so that nothing moves when the products come. */
export const rankedHeight = 100;
const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 14,
  minHeight: rankedHeight,
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  '&:hover a': { color: theme.vars?.palette.primary.main },
}));
const Rank = styled('span')(({ theme }) => ({
  minWidth: 20,
  fontFamily: theme.typography.h3.fontFamily,
  fontSize: '1.625rem',
  fontWeight: 500,
  color: theme.vars?.palette.primary.main,
  fontVariantNumeric: 'tabular-nums',
}));
const Picture = styled('span')({ borderRadius: 12 });
const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  '& small': { fontSize: '0.8125rem', lineHeight: 1.4, color: theme.vars?.palette.text.secondary },
  '& a': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    fontWeight: 600,
    lineHeight: 1.35,
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    transition: 'color 150ms ease-out',
  },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
}));

interface RankedProductsProps {
  readonly products: readonly ProductResponse[];
  /** Where they are not all of one brand. */
  readonly withBrand?: boolean;
}

/** A few products in an order that means something, each with its place. */
export function RankedProducts({ products, withBrand = true }: RankedProductsProps) {
  const { language } = useLanguage();
  return (
    <RankedList>
      {products.map((product, index) => (
        <Item key={product.id}>
          <Rank aria-hidden>{formatNumber(index + 1, language)}</Rank>
          <Picture>
            <ProductPicture imageUrl={product.imageUrl} category={product.category} alt="" size={72} />
          </Picture>
          <Words>
            {withBrand && (
              <small>
                <bdi>{product.brandDisplayName}</bdi>
              </small>
            )}
            <Link to="/product/$id" params={{ id: product.id }}>
              <bdi>{product.name}</bdi>
            </Link>
            <RatingStars average={product.ratings.average} total={product.ratings.total} size={13} />
          </Words>
        </Item>
      ))}
    </RankedList>
  );
}
