import {
  activeDelta,
  contributionChanges,
  isContributionEvent,
  noCounts,
  withContribution,
  type ContributionEvent,
  type HistoryEntity,
  type ProductCounts,
  type ProductDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { Long } from 'mongodb';
import { RecordHistories, type ContributionEntry, type Snapshot } from '../../../shared/as-of/record-histories.ts';
import type { Catalogue } from '../catalogue.ts';
import { ProductResponses } from '../product-responses.ts';
import type { ProductResponse } from '../product.responses.ts';

const notRecorded = { visitCount: 0, days: {}, trendScore: null, bayesian: null, rootComments: 0, position: Long.ZERO };

/**
 * Counts after an event that followed a snapshot. Comments alone change the number that readers see: where an event
 * hides or shows replies too, a snapshot was made. One without a person was an erased member's and counts nothing.
 */
const countsAfterEvent = (before: ProductCounts, { type, data }: ContributionEntry): ProductCounts => {
  const event = { type, data } as unknown as ContributionEvent;
  if (data['userId'] === null || !isContributionEvent(event)) return before;
  const { removed, added } = activeDelta(contributionChanges(event));
  const less = removed.reduce((counts, each) => withContribution(counts, each, -1, -1), before);
  return added.reduce((counts, each) => withContribution(counts, each, 1, 1), less);
};

/** A product as administrators see it, at an earlier position, for which visits are not recorded. */
export type AdminProductAsOf = Omit<ProductResponse, 'visitCount'> & {
  readonly reference: string | null;
  readonly revision: number;
};

/** Products as of a position: the last snapshot of each with the contributions since, at most 500. */
@Injectable()
export class ProductsAsOf {
  constructor(
    private readonly histories: RecordHistories,
    private readonly responses: ProductResponses,
  ) {}

  /** In the order of the ids, without products that did not exist. @param catalogue of the same position */
  async byIds(ids: readonly string[], position: bigint, catalogue: Catalogue): Promise<AdminProductAsOf[]> {
    return (await this.documents(ids, position)).map((document) => this.toResponse(document, catalogue));
  }

  /** One product, from its last snapshot before the position. */
  async fromSnapshot(
    id: string,
    snapshot: Snapshot,
    position: bigint,
    catalogue: Catalogue,
  ): Promise<AdminProductAsOf> {
    return this.toResponse(await this.document(id, snapshot, position), catalogue);
  }

  /** Their documents, likewise, without visits, trend and rank. */
  async documents(ids: readonly string[], position: bigint): Promise<ProductDocument[]> {
    const entity = (id: string): HistoryEntity => `product:${id}`;
    const snapshots = await this.histories.snapshotsOf(ids.map(entity), position);
    const documents = await Promise.all(
      ids.map(async (id) => {
        const snapshot = snapshots.get(entity(id));
        return snapshot && this.document(id, snapshot, position);
      }),
    );
    return documents.filter((document) => document !== undefined);
  }

  private async document(id: string, snapshot: Snapshot, position: bigint): Promise<ProductDocument> {
    const contributions = await this.histories.contributionsBetween(id, snapshot.at, position);
    const counts = contributions.reduce(countsAfterEvent, snapshot.counts ?? noCounts);
    return { ...notRecorded, ...(snapshot.fields as unknown as ProductDocument), ...counts, _id: id };
  }

  private toResponse(document: ProductDocument, catalogue: Catalogue): AdminProductAsOf {
    const { visitCount: _, ...response } = this.responses.toResponse(document, catalogue);
    const { imageUrl, reference = null, revision } = document;
    return { ...response, imageUrl, reference, revision };
  }
}
