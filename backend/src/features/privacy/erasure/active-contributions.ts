import {
  viewCollection,
  type CommentDocument,
  type HelpfulDocument,
  type RatingDocument,
  type ShelfDocument,
  type ViewName,
  type VoteDocument,
  type WaitingCommentDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document, Filter } from 'mongodb';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';

/** The active contributions of a member. */
export interface ContributionKeys {
  /** Ids of the products with votes. */
  readonly ballots: readonly string[];
  /** Ids of the rated products. */
  readonly ratings: readonly string[];
  /** Ids of the products on the shelf. */
  readonly shelf: readonly string[];
  /** Also of those that wait for a moderator. */
  readonly commentIds: readonly string[];
  /** Ids of the comments that the member finds helpful. */
  readonly helpful: readonly string[];
}

/** Reads the views. */
@Injectable()
export class ActiveContributions {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  async byMember(userId: string): Promise<ContributionKeys> {
    const [votes, ratings, shelf, helpful, comments, waiting] = await Promise.all([
      this.collection<VoteDocument>('vote').distinct('productId', { userId }),
      this.collection<RatingDocument>('rating').distinct('productId', { userId }),
      this.collection<ShelfDocument>('shelf').distinct('productId', { userId }),
      this.collection<HelpfulDocument>('helpful').distinct('commentId', { userId }),
      this.collection<CommentDocument>('comment')
        .find({ userId, withdrawn: false }, { projection: { _id: 1 } })
        .toArray(),
      this.collection<WaitingCommentDocument>('comment', 'waiting').distinct('_id', { userId }),
    ]);
    return { ballots: votes, ratings, shelf, helpful, commentIds: [...comments.map(({ _id }) => _id), ...waiting] };
  }

  /** Whether any view has data of the member, even a late write. */
  async hasAny(userId: string): Promise<boolean> {
    const own = { _id: userId };
    const found = await Promise.all([
      this.findOne<VoteDocument>('vote', { userId }),
      this.findOne<RatingDocument>('rating', { userId }),
      this.findOne<ShelfDocument>('shelf', { userId }),
      this.findOne<HelpfulDocument>('helpful', { userId }),
      this.findOne<CommentDocument>('comment', { userId }),
      this.findOne('member', own),
      this.findOne('profile', own),
      this.findOne('traits', own),
      this.findOne('product', own, 'visitors'),
      ...(['vote', 'rating'] as const).flatMap((view) =>
        ['removed', 'inactive'].map((part) => this.findOne(view, { userId }, part)),
      ),
      this.findOne('comment', own, 'people'),
      this.findOne('report', own, 'people'),
    ]);
    return found.some((document) => document !== null);
  }

  private findOne<Kept extends Document = { _id: string }>(view: ViewName, filter: Filter<Kept>, part?: string) {
    return this.collection<Kept>(view, part).findOne(filter, { projection: { _id: 1 } });
  }

  private collection<Kept extends Document>(view: ViewName, part?: string) {
    return this.databases.views.collection<Kept>(viewCollection(view, this.progress.activeBuilds[view], part));
  }
}
