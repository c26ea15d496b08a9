import { giveRating, ProductNotFoundError, rating, ratingStream } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { MemberNames } from '../accounts/index.ts';
import { CatalogueIndex } from '../listing/index.ts';
import type { RatingResponse } from './rating.responses.ts';

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
