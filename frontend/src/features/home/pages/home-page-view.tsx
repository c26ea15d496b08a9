import { useTranslation } from 'react-i18next';
import { Page } from '../../../components/page.tsx';
import type { BannerResponse, BrandResponse, ProductResponse } from '../../../lib/api-types.ts';
import type { Categories } from '../../catalogue/categories.ts';
import { CategoryCards } from '../components/category-cards.tsx';
import { Hero } from '../components/hero.tsx';
import { JoinCommunity } from '../components/join-community.tsx';
import { PopularBrands } from '../components/popular-brands.tsx';
import { ProductShelf, type ListState, type ShelfState } from '../components/product-shelf.tsx';
import { PromotionBanner } from '../components/promotion-banner.tsx';

interface HomePageViewProps {
  readonly banners: readonly BannerResponse[];
  readonly categories: Categories;
  readonly newest: ShelfState;
  readonly trending: ShelfState;
  readonly brands: ListState<readonly BrandResponse[]>;
  readonly isAuthenticated: boolean;
}

export function HomePageView(props: HomePageViewProps) {
  const { t } = useTranslation();
  const heroProducts: readonly ProductResponse[] = props.trending.data ?? [];
  return (
    <>
      <PromotionBanner banners={props.banners} />
      <Hero products={heroProducts} />
      <Page sx={{ display: 'grid', gap: { xs: 7, md: 10 } }}>
        <CategoryCards {...props.categories} />
        <ProductShelf title={t('home.newProducts')} list={props.newest} />
        <ProductShelf title={t('home.trendingProducts')} list={props.trending} />
        <PopularBrands list={props.brands} />
        <JoinCommunity isAuthenticated={props.isAuthenticated} />
      </Page>
    </>
  );
}
