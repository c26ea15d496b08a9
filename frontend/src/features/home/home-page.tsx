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
import { Page } from '../../components/page.tsx';
import { bannersQuery, PromotionBanner } from '../banners/index.ts';
import { newProductsQuery, popularBrandsQuery, trendingProductsQuery, useCategories } from '../catalogue/index.ts';
import { signInUrl, useCurrentUser } from '../session/index.ts';
import { CategoryCards } from './components/category-cards.tsx';
import { Hero } from './components/hero.tsx';
import { PopularBrands } from './components/popular-brands.tsx';
import { ProductSection } from './components/product-section.tsx';
import { heroProducts, heroSize, homeListSize, popularBrandCount } from './home-route.ts';

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
  const trending = useQuery(trendingProductsQuery(homeListSize + heroSize));
  const brands = useQuery(popularBrandsQuery(popularBrandCount));
  const { isAuthenticated } = useCurrentUser();
  return (
    <>
      <PromotionBanner banners={banners.data ?? []} />
      <Hero products={heroProducts(trending.data ?? [])} />
      <Page sx={{ display: 'grid', gap: { xs: 7, md: 9 } }}>
        <CategoryCards {...categories} />
        <ProductSection title={t('home.newProducts')} list={newest} />
        <ProductSection
          title={t('home.trendingProducts')}
          list={{ ...trending, data: trending.data?.slice(0, homeListSize) }}
        />
        <PopularBrands list={brands} />
        <JoinCommunity isAuthenticated={isAuthenticated} />
      </Page>
    </>
  );
}
