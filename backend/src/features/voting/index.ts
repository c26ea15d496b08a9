export { voteStatistics } from './vote-statistics.ts';
export { CastVote } from './cast-vote/cast-vote.command.ts';
export { ballot, ballotStream, withdrawAllVotes } from './ballot.ts';
