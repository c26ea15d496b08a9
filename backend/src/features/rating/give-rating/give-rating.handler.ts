import type { RatingResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { MemberNames } from '../../accounts/index.ts';
import { CatalogueIndex, productNotFound } from '../../catalogue/index.ts';
import { giveRating, rating, ratingStream } from '../rating.ts';
import { GiveRating } from './give-rating.command.ts';

@CommandHandler(GiveRating)
export class GiveRatingHandler implements ICommandHandler<GiveRating> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
    private readonly names: MemberNames,
  ) {}

  async execute({ context, productId, userId, stars }: GiveRating): Promise<CommandResult<RatingResponse>> {
    if (!this.catalogue.visibleProduct(productId)) throw productNotFound();
    const { state, events, position } = await this.runner.run(
      rating,
      ratingStream(productId, userId),
      context,
      giveRating({ ratingId: context.newId('rating'), productId, userId, stars, at: context.at }),
      { expectNew: true },
    );
    const given = state.standing!;
    return {
      position,
      status: events.some(({ type }) => type === 'RatingGiven') ? 201 : 200,
      body: async () => ({
        id: given.ratingId,
        productId,
        userId,
        userName: await this.names.of(userId),
        stars: given.stars,
        createdAt: given.givenAt,
        updatedAt: given.changedAt,
      }),
    };
  }
}
