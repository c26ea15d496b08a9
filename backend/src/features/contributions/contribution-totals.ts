import { viewCollection, type ProductDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { ProjectionProgress, type ProgressUpdate } from '../../shared/projection-progress/projection-progress.ts';
import { ViewMirror } from '../../shared/projection-progress/view-mirror.ts';
import { TimeSlices } from '../../shared/slices.ts';
import { sortInSlices } from '../../shared/sort-in-slices.ts';
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

interface ProductCount {
  readonly id: string;
  readonly count: number;
}

const mostFirst = async (products: readonly ProductCount[], slices: TimeSlices): Promise<readonly string[]> => {
  const order = (a: ProductCount, b: ProductCount) => b.count - a.count || (a.id < b.id ? -1 : 1);
  return (await sortInSlices(products, order, slices)).map(({ id }) => id);
};

/**
 * Votes and ratings of every product in memory, read when they are first asked for and following the product view from
 * then on; sums are cached until something changes.
 */
@Injectable()
export class ContributionTotals {
  private products = new Map<string, ProductCounts>();
  private cachedTotals: Promise<Totals> | undefined;
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

  private async sum(): Promise<Totals> {
    const slices = new TimeSlices();
    const votesByProduct: ProductCount[] = [];
    const ratingsByProduct: ProductCount[] = [];
    let [votes, ratings, stars, fiveStars] = [0, 0, 0, 0];
    for (const product of [...this.products.values()]) {
      if (slices.isOver) await slices.next();
      if (!this.catalogue.visibleProduct(product._id)) continue;
      const count = voteCount(product);
      const { total, sum, breakdown } = product.ratings;
      if (count > 0) votesByProduct.push({ id: product._id, count });
      if (total > 0) ratingsByProduct.push({ id: product._id, count: total });
      votes += count;
      ratings += total;
      stars += sum;
      fiveStars += breakdown[4];
    }
    const productsByVotes = await mostFirst(votesByProduct, slices);
    const productsByRatings = await mostFirst(ratingsByProduct, slices);
    return { votes, ratings, stars, fiveStars, productsByVotes, productsByRatings };
  }
}
