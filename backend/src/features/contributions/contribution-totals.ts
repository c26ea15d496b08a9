import type { ProductDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { ViewMirror } from '../../shared/projection-progress/view-mirror.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { CatalogueIndex } from '../listing/index.ts';

type ProductCounts = Pick<ProductDocument, '_id' | 'votes' | 'ratings'>;

interface Totals {
  readonly votes: number;
  readonly ratings: number;
  readonly stars: number;
  readonly fiveStars: number;
  /** Ids of the visible products with votes, the most first. */
  readonly productsByVotes: readonly string[];
  readonly productsByRatings: readonly string[];
}

const voteCount = ({ votes }: ProductCounts) => Object.values(votes).reduce((sum, count) => sum + count, 0);
const mostFirst = (counts: readonly (readonly [string, number])[]) =>
  counts
    .filter(([, count]) => count > 0)
    .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
    .map(([id]) => id);

/** Votes and ratings of every product in memory, following the product view; sums are cached until something changes. */
@Injectable()
export class ContributionTotals {
  private products = new Map<string, ProductCounts>();
  private cachedTotals: Totals | undefined;

  constructor(
    { views }: Databases,
    progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
  ) {
    const products = new ViewMirror<ProductCounts>(views, 'product', { votes: 1, ratings: 1 });
    progress.subscribe(async (step) => {
      const { documents, reloaded } = await products.readChanges(step, (id) => this.products.get(id));
      if (reloaded) this.products = new Map();
      for (const product of documents) this.products.set(product._id, product);
      if (reloaded || documents.length > 0) this.cachedTotals = undefined;
    });
    catalogue.onChange(() => (this.cachedTotals = undefined));
  }

  /** Of the visible products. */
  get totals(): Totals {
    return (this.cachedTotals ??= this.sum());
  }

  ofProduct(productId: string): ProductCounts | undefined {
    return this.products.get(productId);
  }

  private sum(): Totals {
    const visible = [...this.products.values()].filter(({ _id }) => this.catalogue.visibleProduct(_id));
    const votes = visible.map((product) => [product._id, voteCount(product)] as const);
    const ratings = visible.map(({ _id, ratings: { total } }) => [_id, total] as const);
    const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
    return {
      votes: add(votes.map(([, count]) => count)),
      ratings: add(ratings.map(([, count]) => count)),
      stars: add(visible.map((product) => product.ratings.sum)),
      fiveStars: add(visible.map((product) => product.ratings.breakdown[4])),
      productsByVotes: mostFirst(votes),
      productsByRatings: mostFirst(ratings),
    };
  }
}
