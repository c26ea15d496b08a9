// What votes, ratings and comments share for staff: lists, also as of an earlier time, totals by product,
// removing and restoring one, and resets of a product as a batch. Each kind registers what is particular to it.
export { ContributionsModule } from './contributions.module.ts';
export { ContributionsAsOf } from './as-of/contributions-as-of.ts';
export { ContributionLists } from './contribution-lists.ts';
export { ContributionTotals } from './contribution-totals.ts';
export {
  ContributionTypes,
  type ContributionDocuments,
  type ContributionKind,
  type ContributionType,
} from './contribution-types.ts';
export { ListContributionsQuery, StatisticsQuery } from './contributions.requests.ts';
export {
  AdminContributionResponse,
  ContributionPageResponse,
  ContributionResponses,
  productNames,
  StatisticsPageResponse,
  statisticsPage,
} from './contributions.responses.ts';
export {
  contributionNotFound,
  Contributions,
  type ContributionFilter,
  type ContributionOrder,
} from './contributions.ts';
export { MemberSearch, type Matches } from './member-search.ts';
export { RemoveAllOfMember, RestoreAllOfMember } from './member-contributions.ts';
export { RemoveContribution } from './remove-contribution.ts';
export { ResetTypes, type ResetTarget, type ResetType } from './resets/product-resets.ts';
export { ResetProduct } from './resets/reset-product.ts';
export { UndoReset } from './resets/undo-reset.ts';
export { RestoreContribution } from './restore-contribution.ts';
