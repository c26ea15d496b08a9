// Home: the first page, with categories, trending and new products.
// Other features import only from here.
export { HomePage } from './home-page.tsx';
export { loadHome } from './home-route.ts';
