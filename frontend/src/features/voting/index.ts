export { voteStatisticsQuery, votingOptionsQuery } from './api.ts';
export { VotingSection } from './components/voting-section.tsx';
