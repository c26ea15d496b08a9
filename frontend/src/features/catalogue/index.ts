export {
  allBrandsQuery,
  brandByNameQuery,
  brandsPageQuery,
  loadDefaultCategories,
  newProductsQuery,
  popularBrandsQuery,
  prefetchCategories,
  productQuery,
  productsQuery,
  renewProduct,
  trendingProductsQuery,
} from './api.ts';
export { sameKey, titleCased, useCategories, type Categories, type Category } from './categories.ts';
export { CategoryEmblem } from './components/category-emblem.tsx';
export { FacetField } from './components/facet-field.tsx';
export { ProductGrid, ProductGridSkeleton } from './components/product-grid.tsx';
export { ProductPicture } from './components/product-picture.tsx';
export { ProductResults, type ListState } from './components/product-results.tsx';
export { ShelfToolbar } from './components/shelf-toolbar.tsx';
export { ViewToggle } from './components/view-toggle.tsx';
export { useFavorites } from './favorites.ts';
export { listSearchOf, shelfSearchOf, useListSearch, type ListSearch, type ShelfSearch } from './list-search.ts';
export { rememberSearch } from './search/recent-searches.ts';
export { Groups, Option, OptionWords } from './search/suggestion-list.styles.ts';
export { useSuggestions } from './search/use-suggestions.tsx';
