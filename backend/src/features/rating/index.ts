export { GiveRating } from './rating-commands.ts';
