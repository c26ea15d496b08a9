import { viewCollection, type ProductDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { ProjectionProgress, type ProgressUpdate } from '../../shared/projection-progress/projection-progress.ts';
import { ViewMirror } from '../../shared/projection-progress/view-mirror.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { CatalogueIndex } from '../listing/index.ts';

type ProductCounts = Pick<ProductDocument, '_id' | 'votes' | 'ratings'>;

const projection = { votes: 1, ratings: 1 };

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

/**
 * Votes and ratings of every product in memory, read when they are first asked for and following the product view from
 * then on; sums are cached until something changes.
 */
@Injectable()
export class ContributionTotals {
  private products = new Map<string, ProductCounts>();
  private cachedTotals: Totals | undefined;
  private readonly mirror: ViewMirror<ProductCounts>;
  private loading: Promise<void> | undefined;
  private isLoaded = false;
  /** Updates that came while everything was read. */
  private missedUpdates: ProgressUpdate[] = [];

  private readonly views: Db;

  constructor(
    { views }: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
  ) {
    this.views = views;
    this.mirror = new ViewMirror<ProductCounts>(views, 'product', projection);
    progress.subscribe(async (update) => {
      if (this.isLoaded) await this.apply(update);
      else if (this.loading) this.missedUpdates.push(update);
    });
    catalogue.onChange(() => (this.cachedTotals = undefined));
  }

  /** Of the visible products. */
  async totals(): Promise<Totals> {
    await this.load();
    return (this.cachedTotals ??= this.sum());
  }

  /** `undefined` for a product that does not exist. */
  async ofProduct(productId: string): Promise<ProductCounts | undefined> {
    if (this.isLoaded) return this.products.get(productId);
    const view = viewCollection('product', this.progress.activeBuilds.product);
    return (await this.views.collection<ProductCounts>(view).findOne({ _id: productId }, { projection })) ?? undefined;
  }

  private load(): Promise<void> {
    this.loading ??= this.readAll().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  /** Those who wait for a position don't wait for this: it would take long among many products. */
  private async readAll() {
    const { position, activeBuilds: builds } = this.progress;
    this.missedUpdates = [];
    await this.apply({ position, builds, changed: undefined, onRead: () => undefined });
    for (let update = this.missedUpdates.shift(); update; update = this.missedUpdates.shift()) await this.apply(update);
    this.isLoaded = true;
  }

  private async apply(update: ProgressUpdate) {
    const { documents, reloaded } = await this.mirror.readChanges(update, (id) => this.products.get(id));
    if (reloaded) this.products = new Map();
    for (const product of documents) this.products.set(product._id, product);
    if (reloaded || documents.length > 0) this.cachedTotals = undefined;
    this.mirror.confirm(update);
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
