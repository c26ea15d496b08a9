import {
  giveRating,
  ProductNotFoundError,
  rating,
  type RatingResponse,
  ratingStream,
  withdrawRating,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { MemberNames } from '../accounts/index.ts';
import { CatalogueIndex } from '../catalogue/index.ts';

export class GiveRating extends Command<CommandResult<RatingResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly userId: string,
    readonly stars: number,
  ) {
    super();
  }
}

@CommandHandler(GiveRating)
export class GiveRatingHandler implements ICommandHandler<GiveRating> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
    private readonly names: MemberNames,
  ) {}

  async execute({ context, productId, userId, stars }: GiveRating): Promise<CommandResult<RatingResponse>> {
    if (!this.catalogue.visibleProduct(productId)) throw new ProductNotFoundError();
    const { state, events, position } = await this.runner.run(
      rating,
      ratingStream(productId, userId),
      context,
      giveRating({ ratingId: context.newId('rating'), productId, userId, stars, at: context.at }),
      { expectNew: true },
    );
    const given = state.active!;
    return {
      position,
      status: events.some(({ type }) => type === 'RatingGiven') ? 201 : 200,
      body: async () => ({
        id: given.ratingId,
        productId,
        userId,
        userName: await this.names.nameOf(userId),
        stars: given.stars,
        createdAt: given.givenAt,
        updatedAt: given.changedAt,
      }),
    };
  }
}

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
    // What one gave to a product that is hidden now can be taken back all the same.
    if (!this.catalogue.product(productId)) throw new ProductNotFoundError();
    const decision = withdrawRating({ productId, userId, at: context.at });
    const { position } = await this.runner.run(rating, ratingStream(productId, userId), context, decision);
    return noContent(position);
  }
}
