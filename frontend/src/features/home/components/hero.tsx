import { leadingVote } from '@henna/domain';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/buttons.ts';
import { PageTitle } from '../../../components/page.tsx';
import { RatingStars } from '../../../components/rating-stars.tsx';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { formatPercent } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { coveringLink, plainList, twoLines } from '../../../theme/mixins.ts';
import { ProductPicture } from '../../catalogue/index.ts';
import { heroSize } from '../home-route.ts';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  alignItems: 'center',
  maxWidth: 1240,
  marginInline: 'auto',
  padding: '28px 0 8px',
  [theme.breakpoints.up('md')]: { padding: '36px 32px 0' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 40 },
}));
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  maxWidth: '46ch',
  paddingInline: 20,
  [theme.breakpoints.up('md')]: { padding: 0 },
}));
/** A row to be swiped through on a phone. */
const Tiles = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 148,
  gap: 12,
  padding: '0 20px 8px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 20,
  [theme.breakpoints.up('md')]: {
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 16,
    padding: 0,
    overflow: 'visible',
  },
}));
/** Its words have the space of two lines of a name from the start, so that nothing below moves when they come. */
const Tile = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: 10,
  scrollSnapAlign: 'start',
  '& > div:first-of-type': {
    aspectRatio: '1',
    borderRadius: 14,
    overflow: 'hidden',
    background: theme.vars?.palette.quiet,
    transition: 'translate 200ms ease-out',
  },
  '@media (hover: hover)': { '&:hover > div:first-of-type': { translate: '0 -3px' } },
}));
const Caption = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  minHeight: 112,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: theme.vars?.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& h2': {
    margin: 0,
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.35,
    color: theme.vars?.palette.text.primary,
    ...twoLines,
  },
  ...coveringLink(theme, 14),
  '& b': { fontWeight: 600, color: theme.vars?.palette.text.primary },
}));
/** As names of brands are written, whatever the direction of the page. */
const Brand = styled('span')({ textAlign: 'left', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' });

/** What people say first about a product: its leading vote, unless that is a complaint. */
function Praise({ votes }: Pick<ProductResponse, 'votes'>) {
  const { language } = useLanguage();
  const label = useLabel();
  const top = leadingVote(votes.byOption);
  if (!top || top.tone === 'negative') return null;
  return (
    <span>
      <b>{formatPercent(top.percentage, language)}</b> {label(top.key, top.labels)}
    </span>
  );
}

/** The opening: what the site is for, and what people think of some products that are talked about just now. */
export function Hero({ products }: { readonly products: readonly ProductResponse[] }) {
  const { t } = useTranslation();
  return (
    <Frame>
      <Words>
        <PageTitle documentTitle={t('home.title')}>{t('home.heroTitle')}</PageTitle>
        <Typography color="textSecondary">{t('home.heroText')}</Typography>
        <ButtonLink to="/products" variant="contained" size="large">
          {t('home.heroAction')}
        </ButtonLink>
      </Words>
      <Tiles aria-label={t('home.heroProducts')}>
        {Array.from({ length: heroSize }, (_, place) => {
          const product = products[place];
          if (!product)
            return (
              <Tile key={place} aria-hidden>
                <div />
                <Caption />
              </Tile>
            );
          return (
            <Tile key={place} data-testid="hero-product">
              <div>
                <ProductPicture
                  imageUrl={product.imageUrl}
                  category={product.category}
                  alt=""
                  size={280}
                  lazy={false}
                />
              </div>
              <Caption>
                <Brand dir="auto">{product.brandDisplayName}</Brand>
                <h2>
                  <Link to="/product/$id" params={{ id: product.id }}>
                    <bdi>{product.name}</bdi>
                  </Link>
                </h2>
                {product.ratings.total > 0 && (
                  <RatingStars average={product.ratings.average} total={product.ratings.total} size={13} />
                )}
                <Praise votes={product.votes} />
              </Caption>
            </Tile>
          );
        })}
      </Tiles>
    </Frame>
  );
}
