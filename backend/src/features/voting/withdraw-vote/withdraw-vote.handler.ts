import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noContent, type CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { CatalogueIndex, productNotFound } from '../../catalogue/index.ts';
import { ballot, ballotStream, withdrawVote } from '../ballot.ts';
import { WithdrawVote } from './withdraw-vote.command.ts';

@CommandHandler(WithdrawVote)
export class WithdrawVoteHandler implements ICommandHandler<WithdrawVote> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
  ) {}

  async execute({ context, productId, userId, vote }: WithdrawVote): Promise<CommandResult<undefined>> {
    const product = this.catalogue.visibleProduct(productId);
    if (!product) throw productNotFound();
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
