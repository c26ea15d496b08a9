export { globalOptionsQuery, optionSetsQuery, type OptionSet } from './api.ts';
export { GlobalOptionsSection } from './global-options-section.tsx';
export { OptionSetSection } from './option-set.tsx';
export { VotesPage } from './votes-page.tsx';
