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

  /** Every ballot on which votes count, with their ids. */
  async *ballots(): AsyncGenerator<Pair & { readonly voteIds: readonly string[] }> {
    const votes = this.collection<VoteDocument>('vote')
      .find()
      .project<Pick<VoteDocument, '_id' | 'productId' | 'userId'>>({ productId: 1, userId: 1 })
      .sort({ productId: 1, userId: 1 });
    let ballot: (Pair & { readonly voteIds: string[] }) | undefined;
    for await (const { _id, productId, userId } of votes) {
      if (ballot?.productId === productId && ballot.userId === userId) {
        ballot.voteIds.push(_id);
        continue;
      }
      if (ballot) yield ballot;
      ballot = { productId, userId, voteIds: [_id] };
    }
    if (ballot) yield ballot;
  }

  /** Every rating that counts. */
  everyRating() {
    return this.collection<RatingDocument>('rating')
      .find()
      .project<Pick<RatingDocument, '_id' | 'productId' | 'userId'>>({ productId: 1, userId: 1 });
  }

  /** Ids of the comments that are shown. */
  everyComment() {
    return this.collection<CommentDocument>('comment')
      .find({ withdrawn: false })
      .project<Pick<CommentDocument, '_id'>>({ _id: 1 });
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
