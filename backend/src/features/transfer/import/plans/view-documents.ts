import type { CommentDocument, ViewName } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document } from 'mongodb';
import { ActiveViews } from '../../../../shared/projection-progress/active-views.ts';

/** One person's acts on one product. */
export interface MemberAndProduct {
  readonly productId: string;
  readonly userId: string;
}

/** Reads the documents that the next rows may refer to, many at a time. */
@Injectable()
export class ViewDocuments {
  constructor(private readonly views: ActiveViews) {}

  /** The documents of a view's active build; those that moderators removed apart. */
  collection<Stored extends Document>(view: ViewName, removed = false) {
    return this.views.collection<Stored>(view, removed ? 'removed' : undefined);
  }

  /** Those of the ids that a view knows. */
  async existingIds(view: 'member' | 'profile', ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.collection<{ _id: string }>(view)
      .find({ _id: { $in: [...ids] } })
      .project<{ _id: string }>({ _id: 1 })
      .toArray();
    return new Set(found.map(({ _id }) => _id));
  }

  /** What the pairs gave, or moderators removed of it; others of the same people on these products may come along. */
  async opinions<Stored extends Document & MemberAndProduct>(
    view: 'vote' | 'rating',
    pairs: readonly MemberAndProduct[],
    removed: boolean,
  ) {
    const values = (name: keyof MemberAndProduct) => ({ $in: [...new Set(pairs.map((pair) => pair[name]))] });
    const ofPairs = { productId: values('productId'), userId: values('userId') };
    return this.collection<Document>(view, removed).find(ofPairs).toArray() as Promise<unknown> as Promise<Stored[]>;
  }

  async comments(ids: readonly string[], removed: boolean): Promise<CommentDocument[]> {
    return this.collection<CommentDocument>('comment', removed)
      .find({ _id: { $in: [...ids] } })
      .toArray();
  }
}
