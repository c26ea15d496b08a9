// Compare: up to four products side by side.
// Other features import only from here.
export { ComparePage } from './compare-page.tsx';
