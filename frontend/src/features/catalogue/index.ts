// Catalogue: what lists of products share: cards, pictures, filters, search suggestions, marks of one's shelf.
// Other features import only from here.
import { lazyComponent } from '../../lib/lazy-component.tsx';

export {
  brandByNameQuery,
  brandDirectoryQuery,
  comparedProductsQuery,
  categoryTreeQuery,
  loadDefaultCategories,
  newProductsQuery,
  popularBrandsQuery,
  prefetchCategories,
  productQuery,
  productsQuery,
  rankingsQuery,
  invalidateProduct,
  trendingProductsQuery,
} from './api.ts';
export { sameKey, titleCased, useCategories, type Categories, type Category } from './categories.ts';
export { comparedIdsOf, setCompared } from './compared.ts';
export { CompareBar, CompareToggle } from './components/lazy-compare.tsx';
export { CategoryIcon } from './components/category-icon.tsx';
export { FacetField } from './components/facet-field.tsx';
export { Grid, ProductGrid, ProductGridSkeleton } from './components/product-grid.tsx';
export { ProductPicture } from './components/product-picture.tsx';
export { RankedProducts, rankedHeight } from './components/ranked-products.tsx';
export { ProductResults, type ListState } from './components/product-results.tsx';
export { SectionToolbar } from './components/section-toolbar.tsx';
export { ViewToggle } from './components/view-toggle.tsx';
export { ProductCard } from './components/product-card.tsx';
export { pendingShelf, shelfEntriesQuery, useChangeShelf, useShelfEntry } from './shelf-entries.ts';
export { listSearchOf, sectionSearchOf, useListSearch, type ListSearch, type SectionSearch } from './list-search.ts';
export { rememberSearch } from './search/recent-searches.ts';
export { Groups, Option, OptionLabels } from './search/suggestion-list.styles.ts';
export { useSuggestions } from './search/use-suggestions.tsx';

export const loadNotFoundPage = () => import('./components/not-found-page.tsx');
/** Loaded by those only who follow an address that leads nowhere. */
export const NotFoundPage = lazyComponent(loadNotFoundPage, 'NotFoundPage');
