export { CastVote } from './vote-commands.ts';
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
