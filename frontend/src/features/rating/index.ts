// Rating: stars of a product, its distribution and the member's own rating.
// Other features import only from here.
export { ratingStatisticsQuery } from './api.ts';
export { RatingSection } from './components/rating-section.tsx';
export { isStars, type Stars } from './rating-statistics.ts';
