// Shelf: what a member wants, has and has finished; the control of a product, one's own page, and published shelves.
// Other features import only from here.
export { AgainShare } from './components/again-share.tsx';
export { PendingShelfOffer, ProductShelf } from './components/product-shelf.tsx';
export { PublishedShelf } from './components/published-shelf.tsx';
export { ShelfPage } from './shelf-page.tsx';
export { shelfSearchOf } from './shelf-search.ts';
