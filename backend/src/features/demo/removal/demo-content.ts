import {
  viewCollection,
  type BannerDocument,
  type BrandDocument,
  type CategoryDocument,
  type CommentDocument,
  type ProductDocument,
  type RatingDocument,
  type ViewName,
  type VoteDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document, Filter } from 'mongodb';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';

/** A member's contributions to one product. */
export interface Pair {
  readonly productId: string;
  readonly userId: string;
}

export interface DemoActivity {
  /** Whose ballots hold votes. */
  readonly ballots: readonly Pair[];
  readonly ratings: readonly Pair[];
  readonly commentIds: readonly string[];
}

export interface DemoCatalogue {
  readonly productIds: readonly string[];
  readonly brandIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly bannerIds: readonly string[];
}

/** Finds the demo's active records in the views. */
@Injectable()
export class DemoContent {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  async activity(): Promise<DemoActivity> {
    const [votes, ratings, comments] = await Promise.all([
      this.find<VoteDocument>('vote', { demo: true }, { productId: 1, userId: 1 }),
      this.find<RatingDocument>('rating', { demo: true }, { productId: 1, userId: 1 }),
      this.find<CommentDocument>('comment', { demo: true, withdrawn: false }, { _id: 1 }),
    ]);
    const ballots = new Map(votes.map(({ productId, userId }) => [`${productId}.${userId}`, { productId, userId }]));
    return { ballots: [...ballots.values()], ratings, commentIds: comments.map(({ _id }) => _id) };
  }

  /** Without the brands and categories of products that are not the demo's. */
  async catalogue(): Promise<DemoCatalogue> {
    const active = { demo: true, removed: false };
    const [products, brands, categories, banners, others] = await Promise.all([
      this.find<ProductDocument>('product', active, { _id: 1 }),
      this.find<BrandDocument>('brand', active, { _id: 1 }),
      this.find<CategoryDocument>('category', active, { _id: 1 }),
      this.find<BannerDocument>('banner', active, { _id: 1 }),
      this.find<ProductDocument>('product', { demo: false, removed: false }, { brandId: 1, categoryId: 1 }),
    ]);
    const used = new Set(others.flatMap(({ brandId, categoryId }) => [brandId, categoryId]));
    const unused = (documents: readonly { _id: string }[]) =>
      documents.map(({ _id }) => _id).filter((id) => !used.has(id));
    return {
      productIds: products.map(({ _id }) => _id),
      brandIds: unused(brands),
      categoryIds: unused(categories),
      bannerIds: banners.map(({ _id }) => _id),
    };
  }

  private async find<Stored extends Document>(view: ViewName, filter: Filter<Stored>, projection: Document) {
    return this.databases.views
      .collection<Stored>(viewCollection(view, this.progress.activeBuilds[view]))
      .find(filter, { projection })
      .toArray();
  }
}
