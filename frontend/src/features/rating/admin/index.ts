export { RatingsPage } from './ratings-page.tsx';
