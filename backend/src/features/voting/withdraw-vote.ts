import { ballot, ballotStream, ProductNotFoundError, withdrawVote } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { CatalogueIndex } from '../listing/index.ts';

export class WithdrawVote extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly userId: string,
    readonly vote: string,
  ) {
    super();
  }
}

@CommandHandler(WithdrawVote)
export class WithdrawVoteHandler implements ICommandHandler<WithdrawVote> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
  ) {}

  async execute({ context, productId, userId, vote }: WithdrawVote): Promise<CommandResult<undefined>> {
    const product = this.catalogue.visibleProduct(productId);
    if (!product) throw new ProductNotFoundError();
    const options = this.catalogue.optionsOf(product);
    const { position } = await this.runner.run(
      ballot,
      ballotStream(productId, userId),
      context,
      withdrawVote({ productId, userId, vote, options, at: context.at }),
    );
    return noContent(position);
  }
}
