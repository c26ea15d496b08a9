export { ratingStatistics } from './rating-statistics.ts';
export { GiveRating } from './give-rating/give-rating.command.ts';
export { rating, ratingStream, restoreRating, withdrawRating } from './rating.ts';
