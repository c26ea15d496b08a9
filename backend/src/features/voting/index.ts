// Votes for the options of products: members cast and withdraw them, staff see, remove, restore and reset them,
// and administrators set the options of subcategories and categories, and the global ones.
export { RemoveVotingOptions } from './remove-voting-options.ts';
export { SetGlobalOptions } from './set-global-options.ts';
export { SetVotingOptions } from './set-voting-options.ts';
export { VotingOptionsController } from './voting-options.controller.ts';
export { VotingModule } from './voting.module.ts';
export { IsToneByOption } from './voting.requests.ts';
export { VoteResponse } from './voting.responses.ts';
