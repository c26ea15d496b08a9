export { ProductPage } from './pages/product-page.tsx';
export { loadProduct, productSearch } from './product-route.ts';
