import { Link, useParams, useRouterState } from '@tanstack/react-router';
import { Badge } from '../../../components/badge.ts';
import { RatingStars } from '../../../components/rating-stars.tsx';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { useInteraction } from '../../../lib/interaction.ts';
import { saveScrollPosition } from '../../../lib/scroll-position.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { Badges, Body, Brand, Card, CompareCorner, HeartCorner, Name, PictureFrame } from './product-card.styles.ts';
import { LeadingVote } from './leading-vote.tsx';
import { ProductPicture } from './product-picture.tsx';
import { CompareToggle } from './lazy-compare.tsx';
import { ShelfHeart } from './shelf-heart.tsx';

interface ProductCardProps {
  readonly product: ProductResponse;
  readonly layout?: 'grid' | 'list';
  /** For pictures above the fold. */
  readonly eager?: boolean;
}

/** A product among others. The whole card leads to its page through one link; the heart is outside of it. */
export function ProductCard({ product, layout = 'grid', eager }: ProductCardProps) {
  const label = useLabel();
  const hasInteracted = useInteraction();
  /** What the page is about needs no badge. */
  const page = useParams({ strict: false });
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <Card layout={layout} data-testid="product-card">
      <PictureFrame layout={layout}>
        <ProductPicture
          imageUrl={product.imageUrl}
          category={product.category}
          alt=""
          size={layout === 'grid' ? 320 : 160}
          lazy={!eager}
          withSecond
        />
      </PictureFrame>
      <Body>
        <Brand dir="auto">{product.brandDisplayName}</Brand>
        <Name>
          <Link to="/product/$id" params={{ id: product.id }} onClick={() => saveScrollPosition(pathname)}>
            <bdi>{product.name}</bdi>
          </Link>
        </Name>
        {product.ratings.total > 0 && (
          <RatingStars average={product.ratings.average} total={product.ratings.total} size={14} />
        )}
        <LeadingVote votes={product.votes} />
        {page.subcategory === undefined && (
          <Badges>
            {page.category === undefined && <Badge>{label(product.categoryDisplayName, product.categoryLabels)}</Badge>}
            <Badge outlined>{label(product.subcategoryDisplayName, product.subcategoryLabels)}</Badge>
          </Badges>
        )}
      </Body>
      <HeartCorner layout={layout}>
        <ShelfHeart product={product} />
      </HeartCorner>
      <CompareCorner layout={layout}>{hasInteracted && <CompareToggle product={product} />}</CompareCorner>
    </Card>
  );
}
