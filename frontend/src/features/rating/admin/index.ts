// Rating: the staff's table of ratings.
// Loaded for staff only; other features import only from here.
export { RatingsOfProduct, RatingsPage } from './ratings-page.tsx';
