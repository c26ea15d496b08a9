import {
  viewCollection,
  type BannerDocument,
  type CommentDocument,
  type MemberDocument,
  type RatingDocument,
  type ViewName,
  type VoteDocument,
} from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import type { Document } from 'mongodb';
import { ProjectionProgress } from '../../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../../shared/stores/databases.ts';
import type { KnownBanner } from './plan-banners.ts';

/** One person's acts on one product. */
export interface Pair {
  readonly productId: string;
  readonly userId: string;
}

/** Reads from the views what the next rows may meet, many at a time. */
@Injectable()
export class KnownViews {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** Those of the ids that are members. */
  async members(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.collection<MemberDocument>('member')
      .find({ _id: { $in: [...ids] } })
      .project<{ _id: string }>({ _id: 1 })
      .toArray();
    return new Set(found.map(({ _id }) => _id));
  }

  /** Votes of the pairs, that stand or that moderators removed; others of the same people on these products may come along. */
  async votes(pairs: readonly Pair[], removed: boolean): Promise<VoteDocument[]> {
    return this.collection<VoteDocument>('vote', removed).find(ofPairs(pairs)).toArray();
  }

  async ratings(pairs: readonly Pair[], removed: boolean): Promise<RatingDocument[]> {
    return this.collection<RatingDocument>('rating', removed).find(ofPairs(pairs)).toArray();
  }

  async comments(ids: readonly string[], removed: boolean): Promise<CommentDocument[]> {
    return this.collection<CommentDocument>('comment', removed)
      .find({ _id: { $in: [...ids] } })
      .toArray();
  }

  async profiles(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.collection<{ _id: string }>('profile')
      .find({ _id: { $in: [...ids] } })
      .project<{ _id: string }>({ _id: 1 })
      .toArray();
    return new Set(found.map(({ _id }) => _id));
  }

  async banners(): Promise<KnownBanner[]> {
    return this.collection<BannerDocument>('banner')
      .find()
      .project<KnownBanner>({ title: 1, linkUrl: 1, removed: 1 })
      .toArray();
  }

  private collection<Kept extends Document>(view: ViewName, removed = false) {
    const build = this.progress.activeBuilds[view];
    return this.databases.views.collection<Kept>(viewCollection(view, build, removed ? 'removed' : undefined));
  }
}

const ofPairs = (pairs: readonly Pair[]) => ({
  productId: { $in: [...new Set(pairs.map(({ productId }) => productId))] },
  userId: { $in: [...new Set(pairs.map(({ userId }) => userId))] },
});
