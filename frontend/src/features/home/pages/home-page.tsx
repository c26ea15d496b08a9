import '../../../i18n/home.load.ts';
import '../../../i18n/lists.load.ts';
import { useQuery } from '@tanstack/react-query';
import { popularBrandsQuery } from '../../catalogue/api/brands.ts';
import { newProductsQuery, trendingProductsQuery } from '../../catalogue/api/products.ts';
import { useCategories } from '../../catalogue/categories.ts';
import { useCurrentUser } from '../../session/use-current-user.ts';
import { bannersQuery } from '../api/banners.ts';
import { homeListSize, popularBrandCount } from '../home-sizes.ts';
import { HomePageView } from './home-page-view.tsx';

export function HomePage() {
  const banners = useQuery(bannersQuery());
  const categories = useCategories();
  const newest = useQuery(newProductsQuery(homeListSize));
  const trending = useQuery(trendingProductsQuery(homeListSize));
  const brands = useQuery(popularBrandsQuery(popularBrandCount));
  const { isAuthenticated } = useCurrentUser();
  return (
    <HomePageView
      banners={banners.data ?? []}
      categories={categories}
      newest={newest}
      trending={trending}
      brands={brands}
      isAuthenticated={isAuthenticated}
    />
  );
}
