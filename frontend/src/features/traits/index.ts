// Traits: what members say of their skin, hair and age, in words and in the form, and what people who share them say.
// Other features import only from here.
import { lazyComponent } from '../../lib/lazy-component.tsx';

export { opinionsQuery } from './api.ts';
export { TraitsFields } from './components/traits-fields.tsx';
export { useTraitTexts } from './use-trait-texts.ts';
export { hasTraits, noTraits, selectionIn, type TraitSelection } from './trait-selection.ts';

/** Loaded where somebody has published any. */
export const TraitsLine = lazyComponent(() => import('./components/traits-line.tsx'), 'TraitsLine');
