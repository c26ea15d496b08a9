import {
  viewCollection,
  type CommentDocument,
  type RatingDocument,
  type ViewName,
  type VoteDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document, Filter } from 'mongodb';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';

/** What a member did that stands in the views. */
export interface Standing {
  /** Products whose ballot holds a vote of theirs. */
  readonly ballots: readonly string[];
  /** Products they rate. */
  readonly ratings: readonly string[];
  readonly commentIds: readonly string[];
}

/** Finds in the views what there is of a member. */
@Injectable()
export class StandingActs {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  async of(userId: string): Promise<Standing> {
    const [votes, ratings, comments] = await Promise.all([
      this.collection<VoteDocument>('vote').distinct('productId', { userId }),
      this.collection<RatingDocument>('rating').distinct('productId', { userId }),
      this.collection<CommentDocument>('comment')
        .find({ userId, withdrawn: false }, { projection: { _id: 1 } })
        .toArray(),
    ]);
    return { ballots: votes, ratings, commentIds: comments.map(({ _id }) => _id) };
  }

  /** Whether a view still has anything of the member, by whatever it came in late. */
  async hasAny(userId: string): Promise<boolean> {
    const own = { _id: userId };
    const found = await Promise.all([
      this.one<VoteDocument>('vote', { userId }),
      this.one<RatingDocument>('rating', { userId }),
      this.one<CommentDocument>('comment', { userId }),
      this.one('member', own),
      this.one('profile', own),
      this.one('product', own, 'visitors'),
      ...(['vote', 'rating'] as const).flatMap((view) =>
        ['removed', 'inactive'].map((part) => this.one(view, { userId }, part)),
      ),
      this.one('comment', own, 'people'),
      this.one('report', own, 'people'),
    ]);
    return found.some((document) => document !== null);
  }

  private one<Kept extends Document = { _id: string }>(view: ViewName, filter: Filter<Kept>, part?: string) {
    return this.collection<Kept>(view, part).findOne(filter, { projection: { _id: 1 } });
  }

  private collection<Kept extends Document>(view: ViewName, part?: string) {
    return this.databases.views.collection<Kept>(viewCollection(view, this.progress.activeBuilds[view], part));
  }
}
