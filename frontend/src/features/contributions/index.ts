// Contributions: what the staff's tables of votes, ratings and comments share.
// Loaded for staff only; other features import only from here.
export { statisticsQuery, type Contributions } from './api.ts';
export { ProductCell, useContributionColumns } from './columns.tsx';
export { ContributionsPage } from './contributions-page.tsx';
export {
  contributionsSearchOf,
  ratingsSearchOf,
  votesSearchOf,
  type ContributionsSearch,
} from './contributions-search.ts';
export { ProductContributions } from './product-contributions.tsx';
export { ProductFilter } from './product-filter.tsx';
export { ShareList } from './share-list.tsx';
export { StatisticsCards } from './statistics-cards.tsx';
export { Figures } from './statistics.styles.ts';
export { useContributionTexts } from './use-contribution-actions.ts';
