import { styled } from '@mui/material/styles';
import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { RatingStars } from '../../../components/rating-stars.tsx';
import type { ProductResponse, VoteStatistics } from '../../../lib/api-types.ts';
import { formatPercent } from '../../../lib/format.ts';
import { saveScrollPosition } from '../../../lib/scroll-position.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { Badges, Body, Brand, Card, HeartCorner, Name, PictureFrame } from './product-card.styles.ts';
import { ProductPicture } from './product-picture.tsx';
import { ShelfHeart } from './shelf-heart.tsx';

const Line = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: 5,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: theme.vars?.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
const TopVoteText = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 8,
  '& b': { fontWeight: 600 },
});
const Track = styled('span')(({ theme }) => ({
  height: 3,
  borderRadius: 3,
  forcedColorAdjust: 'none',
  overflow: 'hidden',
  background: theme.vars?.palette.divider,
  '& > span': { display: 'block', height: '100%', background: theme.vars?.palette.primary.main },
}));

/** The leading vote as a thin bar with its percentage, and how many votes there are; nothing without votes. */
function TopVote({ votes }: { readonly votes: VoteStatistics }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const top = votes.byOption.reduce<VoteStatistics['byOption'][number] | null>(
    (best, option) => (best && best.count >= option.count ? best : option),
    null,
  );
  if (!top || votes.total === 0) return null;
  return (
    <Line data-testid="top-vote">
      <TopVoteText>
        <span>
          <b>{formatPercent(top.percentage, language)}</b> {label(top.key, top.labels)}
        </span>
        <span>{t('common.card.votes', { count: votes.total })}</span>
      </TopVoteText>
      <Track aria-hidden>
        <span style={{ width: `${top.percentage}%` }} />
      </Track>
    </Line>
  );
}

interface ProductCardProps {
  readonly product: ProductResponse;
  readonly layout?: 'grid' | 'list';
  /** For pictures above the fold. */
  readonly eager?: boolean;
}

/** A product among others. The whole card leads to its page through one link; the heart is outside of it. */
export function ProductCard({ product, layout = 'grid', eager }: ProductCardProps) {
  const label = useLabel();
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
        <TopVote votes={product.votes} />
        <Badges>
          <Badge>{label(product.categoryDisplayName, product.categoryLabels)}</Badge>
          <Badge outlined>{label(product.subcategoryDisplayName, product.subcategoryLabels)}</Badge>
        </Badges>
      </Body>
      <HeartCorner layout={layout}>
        <ShelfHeart product={product} />
      </HeartCorner>
    </Card>
  );
}
