import { limits, viewCollection, type VoteDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { CatalogueIndex } from '../listing/index.ts';
import type { AuthorVoteResponse } from './commenting.responses.ts';

/** What the authors of comments voted for on the product they write about. */
@Injectable()
export class AuthorVotes {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Votes for current options by author, oldest first; one read of an index for all authors of a page. */
  async byAuthor(productId: string, authors: readonly string[]): Promise<Map<string, AuthorVoteResponse[]>> {
    const product = this.catalogue.visibleProduct(productId);
    if (!product || authors.length === 0) return new Map();
    const options = new Map(this.catalogue.optionsOf(product).map((option) => [option.id, option]));
    const found = await this.databases.views
      .collection<VoteDocument>(viewCollection('vote', this.progress.activeBuilds.vote))
      .find({ productId, userId: { $in: [...authors] } }, { projection: { userId: 1, optionId: 1, castAt: 1 } })
      .limit(authors.length * limits.optionsPerSet)
      .toArray();
    const votes = new Map<string, AuthorVoteResponse[]>();
    for (const { userId, optionId } of found.sort((a, b) => a.castAt.getTime() - b.castAt.getTime())) {
      const option = options.get(optionId);
      if (option) votes.set(userId, [...(votes.get(userId) ?? []), { key: option.label, labels: option.labels ?? {} }]);
    }
    return votes;
  }
}
