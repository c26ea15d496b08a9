export { ratingStatistics } from './rating-statistics.ts';
export { GiveRating } from './give-rating/give-rating.command.ts';
export {
  giveRating,
  rating,
  ratingStream,
  removeRating,
  resetRating,
  restoreRating,
  restoreRemovedRating,
  undoRatingReset,
  withdrawRating,
  type Rating,
} from './rating.ts';
