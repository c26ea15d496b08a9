import { ballot, ballotStream, castVote, ProductNotFoundError } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { MemberNames } from '../accounts/index.ts';
import { CatalogueIndex } from '../listing/index.ts';
import type { VoteResponse } from './voting.responses.ts';

export class CastVote extends Command<CommandResult<VoteResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly userId: string,
    readonly vote: string,
  ) {
    super();
  }
}

@CommandHandler(CastVote)
export class CastVoteHandler implements ICommandHandler<CastVote> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
    private readonly names: MemberNames,
  ) {}

  async execute({ context, productId, userId, vote }: CastVote): Promise<CommandResult<VoteResponse>> {
    const product = this.catalogue.visibleProduct(productId);
    if (!product) throw new ProductNotFoundError();
    const options = this.catalogue.optionsOf(product);
    const outcome = await this.runner.run(
      ballot,
      ballotStream(productId, userId),
      context,
      castVote({ productId, userId, vote, options, at: context.at, voteId: context.newId('vote') }),
      { expectNew: true },
    );
    const optionId = options.find(({ label }) => label === vote)?.id;
    const active = outcome.state.votes;
    const { voteId, castAt } = active.find((each) => each.optionId === optionId) ?? active.at(-1)!;
    return {
      position: outcome.position,
      status: outcome.events.length > 0 ? 201 : 200,
      body: async () => ({
        id: voteId,
        productId,
        userId,
        userName: await this.names.nameOf(userId),
        vote,
        createdAt: castAt,
      }),
    };
  }
}
