export { voteStatistics } from './vote-statistics.ts';
export { CastVote } from './cast-vote/cast-vote.command.ts';
export {
  ballot,
  ballotStream,
  castVote,
  removeVote,
  resetVotes,
  restoreRemovedVote,
  restoreVotes,
  undoVotesReset,
  withdrawAllVotes,
  withdrawVotes,
  type Ballot,
} from './ballot.ts';
