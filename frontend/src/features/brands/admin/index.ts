export { BrandsPage } from './brands-page.tsx';
