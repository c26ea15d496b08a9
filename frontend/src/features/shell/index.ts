export { Shell } from './components/shell.tsx';

export const loadNotFoundPage = () => import('./pages/not-found-page.tsx');
