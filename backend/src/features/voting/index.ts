export { CastVote } from './vote-commands.ts';
