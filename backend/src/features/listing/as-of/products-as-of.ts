import {
  activeDelta,
  contributionChanges,
  isContributionEvent,
  noCounts,
  withContribution,
  type AdminProductResponse,
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

const nothing = { visitCount: 0, days: {}, trendScore: null, bayesian: null, rootComments: 0, position: Long.ZERO };

/**
 * Counts after an event that followed a snapshot. Comments alone change the number that readers see: where an event
 * hides or shows replies too, a snapshot was made. One without a person was an erased member's and counts nothing.
 */
const countsAfter = (before: ProductCounts, { type, data }: ContributionEntry): ProductCounts => {
  const event = { type, data } as unknown as ContributionEvent;
  if (data['userId'] === null || !isContributionEvent(event)) return before;
  const { removed, added } = activeDelta(contributionChanges(event));
  const less = removed.reduce((counts, each) => withContribution(counts, each, -1, -1), before);
  return added.reduce((counts, each) => withContribution(counts, each, 1, 1), less);
};

/** A product as administrators see it, as it was: how often it was visited then is not told. */
export type ProductThen = Omit<AdminProductResponse, 'visitCount'>;

/** Products as they were at a position: the last snapshot of each, and the acts since, at most 500. */
@Injectable()
export class ProductsAt {
  constructor(
    private readonly histories: RecordHistories,
    private readonly responses: ProductResponses,
  ) {}

  /** In the order of the ids; what was not there is left out. @param catalogue of the same position */
  async ofIds(ids: readonly string[], position: bigint, catalogue: Catalogue): Promise<ProductThen[]> {
    return (await this.documents(ids, position)).map((document) => this.answer(document, catalogue));
  }

  /** One of which the last snapshot is known. */
  async of(id: string, snapshot: Snapshot, position: bigint, catalogue: Catalogue): Promise<ProductThen> {
    return this.answer(await this.document(id, snapshot, position), catalogue);
  }

  /** The documents themselves, likewise; visits, trend and rank are empty. */
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
    const acts = await this.histories.contributionsBetween(id, snapshot.at, position);
    const counts = acts.reduce(countsAfter, snapshot.counts ?? noCounts);
    return { ...nothing, ...(snapshot.fields as unknown as ProductDocument), ...counts, _id: id };
  }

  private answer(document: ProductDocument, catalogue: Catalogue): ProductThen {
    const { visitCount: _, ...response } = this.responses.respond(document, catalogue);
    return { ...response, imageUrl: document.imageUrl, revision: document.revision };
  }
}
