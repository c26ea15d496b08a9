import { ProductNotFoundError, rating, ratingStream, withdrawRating } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { CatalogueIndex } from '../listing/index.ts';

export class WithdrawRating extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(WithdrawRating)
export class WithdrawRatingHandler implements ICommandHandler<WithdrawRating> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
  ) {}

  async execute({ context, productId, userId }: WithdrawRating): Promise<CommandResult<undefined>> {
    // A rating of a product that is hidden now can be withdrawn as well.
    if (!this.catalogue.product(productId)) throw new ProductNotFoundError();
    const decision = withdrawRating({ productId, userId, at: context.at });
    const { position } = await this.runner.run(rating, ratingStream(productId, userId), context, decision);
    return noContent(position);
  }
}
