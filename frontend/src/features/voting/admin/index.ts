// Voting: the staff's table of votes, and the editors of option sets.
// Loaded for staff only; other features import only from here.
export { globalOptionsQuery, optionSetsQuery, type OptionSet } from './api.ts';
export { GlobalOptionsSection } from './global-options-section.tsx';
export { OptionSetSection } from './option-set.tsx';
export { VotesOfProduct, VotesPage } from './votes-page.tsx';
