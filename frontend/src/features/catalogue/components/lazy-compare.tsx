import { optionalComponent } from '../../../lib/lazy-component.tsx';

/** Loaded by those only who do something on the page. */
export const CompareToggle = optionalComponent(() => import('./compare-toggle.tsx'), 'CompareToggle');
export const CompareBar = optionalComponent(() => import('./compare-bar.tsx'), 'CompareBar');
