export { homeListSize, popularBrandCount } from './home-sizes.ts';
export { HomePage } from './pages/home-page.tsx';
