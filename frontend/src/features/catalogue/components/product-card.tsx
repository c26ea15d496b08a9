import { Link, useRouterState } from '@tanstack/react-router';
import { Badge } from '../../../components/badge.ts';
import { RatingStars } from '../../../components/rating-stars.tsx';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { keepScrollPosition } from '../../../lib/scroll-position.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { Badges, Body, Brand, Card, HeartPlace, Name, PicturePlace } from './product-card.styles.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import { ProductPicture } from './product-picture.tsx';
import { TopVote } from './top-vote.tsx';

interface ProductCardProps {
  readonly product: ProductResponse;
  readonly isFavorite: boolean;
  readonly onToggleFavorite: (productId: string) => void;
  readonly layout?: 'grid' | 'list';
  /** For pictures above the fold. */
  readonly eager?: boolean;
}

/** A product among others. The whole card leads to its page through one link; the heart stands outside of it. */
export function ProductCard({ product, isFavorite, onToggleFavorite, layout = 'grid', eager }: ProductCardProps) {
  const label = useLabel();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <Card layout={layout} data-testid="product-card">
      <PicturePlace layout={layout}>
        <ProductPicture
          imageUrl={product.imageUrl}
          category={product.category}
          alt=""
          size={layout === 'grid' ? 320 : 160}
          lazy={!eager}
          withSecond
        />
      </PicturePlace>
      <Body>
        <Brand dir="auto">{product.brandDisplayName}</Brand>
        <Name dir="auto">
          <Link to="/product/$id" params={{ id: product.id }} onClick={() => keepScrollPosition(pathname)}>
            {product.name}
          </Link>
        </Name>
        {product.ratings.total > 0 && (
          <RatingStars average={product.ratings.average} total={product.ratings.total} size={14} />
        )}
        <TopVote votes={product.votes} />
        <Badges>
          <Badge>{label(product.categoryDisplayName, product.categoryLabels)}</Badge>
          <Badge outlined>{label(product.subcategoryDisplayName, product.subcategoryLabels)}</Badge>
        </Badges>
      </Body>
      <HeartPlace layout={layout}>
        <FavoriteHeart name={product.name} pressed={isFavorite} onToggle={() => onToggleFavorite(product.id)} />
      </HeartPlace>
    </Card>
  );
}
