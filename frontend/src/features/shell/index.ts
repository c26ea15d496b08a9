// Shell: header, footer, navigation and search field of the public pages.
// Other features import only from here.
export { Shell } from './shell.tsx';
