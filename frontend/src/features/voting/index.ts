export { voteStatisticsQuery } from './api/votes.ts';
export { votingOptionsQuery } from './api/voting-options.ts';
export { VotingSection } from './components/voting-section.tsx';
