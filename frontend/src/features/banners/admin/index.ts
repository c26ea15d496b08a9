export { BannersPage } from './banners-page.tsx';
