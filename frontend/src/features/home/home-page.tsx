import '../../i18n/home.en.ts';
import '../../i18n/lists.en.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { logoIcon } from '../../assets/icons.ts';
import { ButtonLink } from '../../components/buttons.ts';
import { PathIcon } from '../../components/path-icon.tsx';
import { Page, PageTitle } from '../../components/page.tsx';
import type { ProductResponse } from '../../lib/api-types.ts';
import { bannersQuery, PromotionBanner } from '../banners/index.ts';
import {
  newProductsQuery,
  popularBrandsQuery,
  ProductPicture,
  trendingProductsQuery,
  useCategories,
} from '../catalogue/index.ts';
import { signInUrl, useCurrentUser } from '../session/index.ts';
import { CategoryCards } from './components/category-cards.tsx';
import { PopularBrands } from './components/popular-brands.tsx';
import { ProductSection } from './components/product-section.tsx';
import { homeListSize, popularBrandCount } from './home-route.ts';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  maxWidth: 1240,
  marginInline: 'auto',
  padding: '32px 20px 8px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.05fr 1fr', gap: 48, padding: '48px 32px 16px' },
}));
const Words = styled('div')({ display: 'grid', gap: 20, justifyItems: 'start', maxWidth: '46ch' });
const Still = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 10,
  minHeight: 80,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: 16,
    '& > :nth-of-type(2n)': { translate: '0 32px' },
    paddingBlockEnd: 32,
  },
}));
const Tile = styled('div')({ borderRadius: 14, overflow: 'hidden', aspectRatio: '1' });

/** The opening: what the site is for, with what is talked about most just now. */
function Hero({ products }: { readonly products: readonly ProductResponse[] }) {
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
      <Still aria-hidden>
        {[0, 1, 2, 3].map((place) => {
          const product = products[place];
          return (
            <Tile key={place} sx={{ backgroundColor: 'quiet' }}>
              {product && (
                <ProductPicture
                  imageUrl={product.imageUrl}
                  category={product.category}
                  alt=""
                  size={280}
                  lazy={false}
                />
              )}
            </Tile>
          );
        })}
      </Still>
    </Frame>
  );
}

const Block = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  padding: '40px 24px',
  borderRadius: 14,
  background: '#6F2413',
  color: '#FBF1EA',
  [theme.breakpoints.up('md')]: { padding: '64px 56px' },
  '& > svg': { position: 'absolute', insetInlineEnd: -40, insetBlockEnd: -60, opacity: 0.16 },
  '& .MuiButton-root': { background: '#FBF1EA', color: '#6F2413', '&:hover': { background: '#FFFFFF' } },
}));

/** Signed in it leads to the products, signed out to sign-in. */
function JoinCommunity({ isAuthenticated }: { readonly isAuthenticated: boolean }) {
  const { t } = useTranslation();
  return (
    <Block>
      <PathIcon icon={logoIcon} size={320} filled />
      <Typography variant="h2">{t('home.joinTitle')}</Typography>
      <Typography sx={{ maxWidth: '52ch' }}>{t('home.joinText')}</Typography>
      {isAuthenticated ? (
        <ButtonLink to="/products" variant="contained" size="large">
          {t('home.startReviewing')}
        </ButtonLink>
      ) : (
        <Button href={signInUrl('/products')} variant="contained" size="large">
          {t('home.startReviewing')}
        </Button>
      )}
    </Block>
  );
}

export function HomePage() {
  const { t } = useTranslation();
  const banners = useQuery(bannersQuery());
  const categories = useCategories();
  const newest = useQuery(newProductsQuery(homeListSize));
  const trending = useQuery(trendingProductsQuery(homeListSize));
  const brands = useQuery(popularBrandsQuery(popularBrandCount));
  const { isAuthenticated } = useCurrentUser();
  return (
    <>
      <PromotionBanner banners={banners.data ?? []} />
      <Hero products={trending.data ?? []} />
      <Page sx={{ display: 'grid', gap: { xs: 7, md: 10 } }}>
        <CategoryCards {...categories} />
        <ProductSection title={t('home.newProducts')} list={newest} />
        <ProductSection title={t('home.trendingProducts')} list={trending} />
        <PopularBrands list={brands} />
        <JoinCommunity isAuthenticated={isAuthenticated} />
      </Page>
    </>
  );
}
