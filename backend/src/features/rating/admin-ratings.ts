import {
  noRatings,
  ProductNotFoundError,
  rating,
  ratingStatistics,
  ratingStream,
  removeRating,
  resetRating,
  restoreRemovedRating,
  undoRatingReset,
  type RatingDocument,
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
import type { AdminRatingResponse, ProductRatingStatisticsResponse } from './rating.responses.ts';

/** What staff see and do of ratings. */
@Injectable()
export class AdminRatings implements ContributionType<'rating'>, ResetType {
  readonly view = 'rating';
  readonly resetEvent = 'RatingReset';

  constructor(
    contributionTypes: ContributionTypes,
    resetTypes: ResetTypes,
    private readonly contributions: Contributions,
    private readonly responses: ContributionResponses,
    private readonly totals: ContributionTotals,
    private readonly catalogue: CatalogueIndex,
    private readonly runner: CommandRunner,
  ) {
    contributionTypes.register('rating', this);
    resetTypes.register('ratings', this);
  }

  async toResponses(
    documents: readonly ContributionDocuments['rating'][],
    role: TokenRole,
    catalogue?: Catalogue,
  ): Promise<AdminRatingResponse[]> {
    return this.responses.toResponses('rating', documents, ratingFields, role, catalogue);
  }

  async remove(context: CommandContext, id: string) {
    const { productId, userId } = await this.contributions.get('rating', id);
    const decision = removeRating({ productId, userId, ratingId: id, at: context.at });
    return this.runner.run(rating, ratingStream(productId, userId), context, decision);
  }

  async restore(context: CommandContext, { _id, productId, userId }: ContributionDocuments['rating']) {
    const decision = restoreRemovedRating({ productId, userId, ratingId: _id, at: context.at });
    return this.runner.run(rating, ratingStream(productId, userId), context, decision);
  }

  async reset(context: CommandContext, target: ResetTarget, [ratingId]: readonly string[]) {
    const decision = resetRating({ ...target, ratingId: ratingId! });
    return this.runner.run(rating, ratingStream(target.productId, target.userId), context, decision);
  }

  async undoReset(context: CommandContext, target: ResetTarget) {
    const stream = ratingStream(target.productId, target.userId);
    return this.runner.run(rating, stream, context, undoRatingReset(target));
  }

  async statistics(productId: string): Promise<ProductRatingStatisticsResponse> {
    if (!this.catalogue.product(productId)) throw new ProductNotFoundError();
    const counts = (await this.totals.ofProduct(productId))?.ratings ?? noRatings;
    return { ...productNames(this.catalogue, productId), ...ratingStatistics(counts) };
  }
}

const ratingFields = ({ stars, givenAt, changedAt }: RatingDocument) => ({
  stars,
  createdAt: givenAt.toISOString(),
  updatedAt: changedAt?.toISOString() ?? null,
});
