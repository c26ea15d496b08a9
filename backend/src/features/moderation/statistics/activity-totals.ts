import type { ProductDocument, ResetKind } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ViewMirror } from '../../../shared/projection-progress/view-mirror.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';

type Counted = Pick<ProductDocument, '_id' | 'votes' | 'ratings'>;

interface Totals {
  readonly votes: number;
  readonly ratings: number;
  readonly stars: number;
  readonly fiveStars: number;
  /** Ids of the visible products, the most first. */
  readonly voted: readonly string[];
  readonly rated: readonly string[];
}

const votesOf = ({ votes }: Counted) => Object.values(votes).reduce((sum, count) => sum + count, 0);
const mostFirst = (counts: readonly (readonly [string, number])[]) =>
  counts
    .filter(([, count]) => count > 0)
    .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
    .map(([id]) => id);

/** Votes and ratings of every product in memory, following the product view; sums are kept until something changes. */
@Injectable()
export class ActivityTotals {
  private counted = new Map<string, Counted>();
  private known: Totals | undefined;

  constructor(
    { views }: Databases,
    progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
  ) {
    const products = new ViewMirror<Counted>(views, 'product', { votes: 1, ratings: 1 });
    progress.subscribe(async (step) => {
      const { documents, reloaded } = await products.readChanges(step);
      if (reloaded) this.counted = new Map();
      for (const product of documents) this.counted.set(product._id, product);
      if (reloaded || documents.length > 0) this.known = undefined;
    });
    catalogue.onChange(() => (this.known = undefined));
  }

  /** Of the visible products. */
  get totals(): Totals {
    return (this.known ??= this.sum());
  }

  of(productId: string): Counted | undefined {
    return this.counted.get(productId);
  }

  /** Votes, for retired options too, or ratings of a product that stand. */
  standing(productId: string, kind: ResetKind): number {
    const counted = this.counted.get(productId);
    if (!counted) return 0;
    return kind === 'votes' ? votesOf(counted) : counted.ratings.total;
  }

  private sum(): Totals {
    const visible = [...this.counted.values()].filter(({ _id }) => this.catalogue.visibleProduct(_id));
    const votes = visible.map((product) => [product._id, votesOf(product)] as const);
    const ratings = visible.map(({ _id, ratings: { total } }) => [_id, total] as const);
    const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
    return {
      votes: add(votes.map(([, count]) => count)),
      ratings: add(ratings.map(([, count]) => count)),
      stars: add(visible.map((product) => product.ratings.sum)),
      fiveStars: add(visible.map((product) => product.ratings.breakdown[4])),
      voted: mostFirst(votes),
      rated: mostFirst(ratings),
    };
  }
}
