export { Shell } from './shell.tsx';

export const loadNotFoundPage = () => import('./not-found-page.tsx');
