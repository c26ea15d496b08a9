import type { CommentDocument, ViewName } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document } from 'mongodb';
import { ActiveViews } from '../../../../shared/projection-progress/active-views.ts';

/** One person's acts on one product. */
export interface MemberAndProduct {
  readonly productId: string;
  readonly userId: string;
}

const pairsPerQuery = 100;

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

  /** What the pairs gave, or moderators removed of it; others of the same people may come along. */
  async opinions<Stored extends Document & MemberAndProduct>(
    view: 'vote' | 'rating',
    pairs: readonly MemberAndProduct[],
    removed: boolean,
  ) {
    const collection = this.collection<Document>(view, removed);
    const found: Stored[] = [];
    for (let first = 0; first < pairs.length; first += pairsPerQuery) {
      const some = pairs.slice(first, first + pairsPerQuery);
      // Two lists of ids would be looked up in all their combinations.
      const cursor = removed
        ? collection.find({ userId: { $in: [...new Set(some.map(({ userId }) => userId))] } }, { hint: { userId: 1 } })
        : collection.find({ $or: some.map(({ productId, userId }) => ({ productId, userId })) });
      found.push(...((await cursor.toArray()) as unknown as Stored[]));
    }
    return found;
  }

  async comments(ids: readonly string[], removed: boolean): Promise<CommentDocument[]> {
    return this.collection<CommentDocument>('comment', removed)
      .find({ _id: { $in: [...ids] } })
      .toArray();
  }
}
