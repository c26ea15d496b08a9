import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noContent, type CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { CatalogueIndex, productNotFound } from '../../catalogue/index.ts';
import { rating, ratingStream, withdrawRating } from '../rating.ts';
import { WithdrawRating } from './withdraw-rating.command.ts';

@CommandHandler(WithdrawRating)
export class WithdrawRatingHandler implements ICommandHandler<WithdrawRating> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
  ) {}

  async execute({ context, productId, userId }: WithdrawRating): Promise<CommandResult<undefined>> {
    // What one gave to a product that is hidden now can be taken back all the same.
    if (!this.catalogue.product(productId)) throw productNotFound();
    const decision = withdrawRating({ productId, userId, at: context.at });
    const { position } = await this.runner.run(rating, ratingStream(productId, userId), context, decision);
    return noContent(position);
  }
}
