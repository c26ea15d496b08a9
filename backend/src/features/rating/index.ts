// Ratings of products with one to five stars: members give and withdraw them;
// staff see, remove, restore and reset them.
export { GiveRating } from './give-rating.ts';
export { RatingModule } from './rating.module.ts';
