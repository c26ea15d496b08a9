// Shell: header, footer, navigation and search field of the public pages.
// Other features import only from here.
export { Shell } from './shell.tsx';

export const loadNotFoundPage = () => import('../../components/not-found-page.tsx');
