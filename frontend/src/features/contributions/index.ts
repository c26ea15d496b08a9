export { actStatisticsQuery, type Acts } from './api.ts';
export { ProductCell, useSharedColumns } from './columns.tsx';
export { ActsPage } from './contributions-page.tsx';
export { actsSearchOf, ratingsSearchOf, votesSearchOf, type ActsSearch } from './contributions-search.ts';
export { ProductFilter } from './product-filter.tsx';
export { ShareList } from './share-list.tsx';
export { StatisticsCards } from './statistics-cards.tsx';
export { Figures } from './statistics.styles.ts';
export { useActWords } from './use-decisions.ts';
