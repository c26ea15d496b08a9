import '../../../i18n/home.load.ts';
import '../../../i18n/lists.load.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../components/page.tsx';
import { popularBrandsQuery } from '../../catalogue/api/brands.ts';
import { newProductsQuery, trendingProductsQuery } from '../../catalogue/api/products.ts';
import { useCategories } from '../../catalogue/categories.ts';
import { useCurrentUser } from '../../session/use-current-user.ts';
import { bannersQuery } from '../api/banners.ts';
import { CategoryCards } from '../components/category-cards.tsx';
import { Hero } from '../components/hero.tsx';
import { JoinCommunity } from '../components/join-community.tsx';
import { PopularBrands } from '../components/popular-brands.tsx';
import { ProductShelf } from '../components/product-shelf.tsx';
import { PromotionBanner } from '../components/promotion-banner.tsx';
import { homeListSize, popularBrandCount } from '../home-sizes.ts';

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
        <ProductShelf title={t('home.newProducts')} list={newest} />
        <ProductShelf title={t('home.trendingProducts')} list={trending} />
        <PopularBrands list={brands} />
        <JoinCommunity isAuthenticated={isAuthenticated} />
      </Page>
    </>
  );
}
