import {
  ballot,
  ballotStream,
  ProductNotFoundError,
  removeVote,
  resetVotes,
  restoreRemovedVote,
  undoVotesReset,
  voteStatistics,
  type VoteDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../settings.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import {
  ContributionResponses,
  Contributions,
  ContributionTotals,
  ContributionTypes,
  productNames,
  ResetTypes,
  type ContributionDocuments,
  type ContributionType,
  type ResetTarget,
  type ResetType,
} from '../contributions/index.ts';
import { CatalogueIndex, type Catalogue } from '../listing/index.ts';
import type { AdminVoteResponse, ProductVoteStatisticsResponse } from './voting.responses.ts';

/** What staff see and do of votes. */
@Injectable()
export class AdminVotes implements ContributionType<'vote'>, ResetType {
  readonly view = 'vote';
  readonly resetEvent = 'VotesReset';

  constructor(
    contributionTypes: ContributionTypes,
    resetTypes: ResetTypes,
    private readonly contributions: Contributions,
    private readonly responses: ContributionResponses,
    private readonly totals: ContributionTotals,
    private readonly catalogue: CatalogueIndex,
    private readonly runner: CommandRunner,
  ) {
    contributionTypes.register('vote', this);
    resetTypes.register('votes', this);
  }

  async toResponses(
    documents: readonly ContributionDocuments['vote'][],
    role: TokenRole,
    catalogue?: Catalogue,
  ): Promise<AdminVoteResponse[]> {
    return this.responses.toResponses('vote', documents, voteFields, role, catalogue);
  }

  async remove(context: CommandContext, id: string) {
    const { productId, userId } = await this.contributions.get('vote', id);
    const decision = removeVote({ productId, userId, voteId: id, at: context.at });
    return this.runner.run(ballot, ballotStream(productId, userId), context, decision);
  }

  async restore(context: CommandContext, { _id, productId, userId }: ContributionDocuments['vote']) {
    const decision = restoreRemovedVote({ productId, userId, voteId: _id, at: context.at });
    return this.runner.run(ballot, ballotStream(productId, userId), context, decision);
  }

  async reset(context: CommandContext, target: ResetTarget, ids: readonly string[]) {
    const decision = resetVotes({ ...target, voteIds: ids });
    return this.runner.run(ballot, ballotStream(target.productId, target.userId), context, decision);
  }

  async undoReset(context: CommandContext, target: ResetTarget) {
    const stream = ballotStream(target.productId, target.userId);
    return this.runner.run(ballot, stream, context, undoVotesReset(target));
  }

  async statistics(productId: string): Promise<ProductVoteStatisticsResponse> {
    const product = this.catalogue.product(productId);
    if (!product) throw new ProductNotFoundError();
    const counts = (await this.totals.ofProduct(productId))?.votes ?? {};
    return {
      ...productNames(this.catalogue, productId),
      ...voteStatistics(counts, this.catalogue.optionsOf(product)),
    };
  }
}

const voteFields = (document: VoteDocument, _: number, catalogue: Catalogue) => {
  const product = catalogue.product(document.productId);
  const option = product && catalogue.optionsOf(product).find(({ id }) => id === document.optionId);
  return {
    vote: option?.label ?? document.vote,
    current: option !== undefined,
    createdAt: document.castAt.toISOString(),
  };
};
