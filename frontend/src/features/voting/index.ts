// Voting: the options of a product, the member's votes and their percentages.
// Other features import only from here.
export { voteStatisticsQuery, votingOptionsQuery } from './api.ts';
export { VotingSection } from './components/voting-section.tsx';
