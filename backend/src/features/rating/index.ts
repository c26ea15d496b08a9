export { GiveRating } from './rating-commands.ts';
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
