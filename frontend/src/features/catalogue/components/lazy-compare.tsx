import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** Loaded by those only who do something on the page. */
export const CompareToggle = lazyComponent(() => import('./compare-toggle.tsx'), 'CompareToggle');
export const CompareBar = lazyComponent(() => import('./compare-bar.tsx'), 'CompareBar');
