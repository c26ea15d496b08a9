// Rankings: the best rated and most voted products of a category, with how they are worked out.
// Other features import only from here.
export { RankingsPage } from './rankings-page.tsx';
