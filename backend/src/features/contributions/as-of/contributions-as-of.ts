import { Injectable } from '@nestjs/common';
import { CatalogueIndex, CatalogueAsOf, type Catalogue } from '../../listing/index.ts';
import { timeFields, type ContributionDocuments, type ContributionKind } from '../contribution-types.ts';
import { Contributions, type ContributionFilter, type ContributionOrder } from '../contributions.ts';
import { ContributionHistory } from './contribution-history.ts';
import { foldEntries } from './fold-entries.ts';
import { mergedPage } from './merged-page.ts';

type StoredContribution = ContributionDocuments[ContributionKind];
type Compare = (a: StoredContribution, b: StoredContribution) => number;

/** A page of a list at an earlier position. */
export interface ContributionPageAsOf {
  readonly documents: readonly StoredContribution[];
  readonly total: number;
  readonly catalogue: Catalogue;
}

/**
 * Votes, ratings and comments as of an earlier position: read from the views for products whose contributions have not
 * changed since, and made from the history for the others.
 */
@Injectable()
export class ContributionsAsOf {
  constructor(
    private readonly contributions: Contributions,
    private readonly history: ContributionHistory,
    private readonly catalogue: CatalogueIndex,
    private readonly moments: CatalogueAsOf,
  ) {}

  /** Throws a 400 where too much has changed since. */
  async page(
    kind: ContributionKind,
    filter: ContributionFilter,
    order: ContributionOrder,
    position: bigint,
    { skip, limit }: { readonly skip: number; readonly limit: number },
  ): Promise<ContributionPageAsOf> {
    const { changed, unchanged, compare, catalogue } = await this.parts(kind, filter, order, position);
    const [documents, count] = await Promise.all([
      mergedPage(changed, compare, { skip, limit }, (from, most) =>
        this.contributions.find(kind, unchanged, order).skip(from).limit(most).toArray(),
      ),
      this.contributions.count(kind, unchanged),
    ]);
    return { documents, total: count + changed.length, catalogue };
  }

  /** All of a kind, in order. Throws a 400 where too much has changed since. */
  async *all(kind: ContributionKind, order: ContributionOrder, position: bigint): AsyncGenerator<StoredContribution> {
    const { changed, unchanged, compare } = await this.parts(kind, {}, order, position);
    let next = 0;
    for await (const document of this.contributions.find(kind, unchanged, order)) {
      for (; next < changed.length && compare(changed[next]!, document) < 0; next += 1) yield changed[next]!;
      yield document;
    }
    yield* changed.slice(next);
  }

  /** What has changed since, as it was, and the filter that finds the rest. */
  private async parts(kind: ContributionKind, filter: ContributionFilter, order: ContributionOrder, position: bigint) {
    const changedProducts = await this.history.productsChangedSince(kind, position, filter.productId);
    const [entries, catalogue] = await Promise.all([
      this.history.entriesUpTo(kind, changedProducts, position),
      this.moments.atPosition(position),
    ]);
    const isVisible = (productId: string) => catalogue.visibleProduct(productId) !== undefined;
    const removed = filter.removed ?? false;
    const compare = byTime(kind, removed, order);
    const changed = (foldEntries(entries, removed) as readonly StoredContribution[])
      .filter((document) => isVisible(document.productId) && matchesFilter(document, filter))
      .sort(compare);
    const hidden = [...this.catalogue.allProducts()].map(({ _id }) => _id).filter((id) => !isVisible(id));
    return { changed, compare, catalogue, unchanged: { ...filter, excludedProducts: [...changedProducts, ...hidden] } };
  }
}

const matchesFilter = (document: StoredContribution, { userIds, stars }: ContributionFilter) =>
  (!userIds || userIds.includes(document.userId ?? '')) &&
  (stars === undefined || ('stars' in document && document.stars === stars));

const byTime = (kind: ContributionKind, removed: boolean, { oldestFirst }: ContributionOrder): Compare => {
  const field = removed ? 'removedAt' : timeFields[kind];
  const time = (document: StoredContribution) =>
    ((document as unknown as Readonly<Record<string, Date>>)[field] ?? new Date(0)).getTime();
  const sign = oldestFirst ? 1 : -1;
  return (a, b) => sign * (time(a) - time(b) || (a._id < b._id ? -1 : 1));
};
