export { ratingStatisticsQuery } from './api.ts';
export { RatingSection } from './components/rating-section.tsx';
export { isStars, type Stars } from './rating-statistics.ts';
