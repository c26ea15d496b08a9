import { styled } from '@mui/material/styles';
import { DelayedPlaceholder, Skeleton } from '../../../components/skeleton.tsx';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { Body, Card, PictureFrame } from './product-card.styles.ts';
import { ProductCard } from './product-card.tsx';

type Layout = 'grid' | 'list';

export const Grid = styled('div', { shouldForwardProp: (name) => name !== 'layout' })<{ layout: Layout }>(
  ({ theme, layout }) => ({
    display: 'grid',
    gap: 12,
    gridTemplateColumns: layout === 'list' ? '1fr' : 'repeat(2, minmax(0, 1fr))',
    [theme.breakpoints.up('md')]: {
      gap: 20,
      gridTemplateColumns: layout === 'list' ? '1fr' : 'repeat(3, minmax(0, 1fr))',
    },
    // Three and one would look broken, and four in a row leave no space for names.
    [theme.breakpoints.between('md', 'lg')]:
      layout === 'grid'
        ? { '&:has(> :last-child:nth-of-type(4))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }
        : {},
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: layout === 'list' ? 'repeat(2, minmax(0, 1fr))' : 'repeat(4, minmax(0, 1fr))',
    },
  }),
);

interface ProductGridProps {
  readonly products: readonly ProductResponse[];
  readonly layout?: Layout;
  /** How many pictures from the start are above the fold. */
  readonly eager?: number;
}

export function ProductGrid({ products, layout = 'grid', eager = 0 }: ProductGridProps) {
  return (
    <Grid layout={layout}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} layout={layout} eager={index < eager} />
      ))}
    </Grid>
  );
}

/** As many empty cards as will come, in their shape. */
export function ProductGridSkeleton({ count, layout = 'grid' }: { readonly count: number; readonly layout?: Layout }) {
  return (
    <DelayedPlaceholder>
      <Grid layout={layout} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index} layout={layout} data-testid="product-skeleton">
            <PictureFrame layout={layout}>
              <Skeleton variant="rectangular" width="100%" height="auto" sx={{ aspectRatio: '1' }} />
            </PictureFrame>
            <Body>
              <Skeleton width="40%" />
              <Skeleton width="90%" />
              <Skeleton width="55%" />
              <Skeleton width="100%" />
              <Skeleton width="70%" height={28} />
            </Body>
          </Card>
        ))}
      </Grid>
    </DelayedPlaceholder>
  );
}
