export { ratingStatistics } from './rating-statistics.ts';
export { GiveRating } from './give-rating/give-rating.command.ts';
export {
  giveRating,
  rating,
  ratingStream,
  removeRating,
  restoreRating,
  restoreRemovedRating,
  withdrawRating,
} from './rating.ts';
