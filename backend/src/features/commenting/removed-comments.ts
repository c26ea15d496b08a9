import { commentContentField, commentStream, limits, viewCollection, type RemovedCommentDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Databases } from '../../shared/stores/databases.ts';
import type { OwnRemovedCommentResponse } from './commenting.responses.ts';

/** Comments that moderators removed, as their authors see them. */
@Injectable()
export class RemovedComments {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly keys: PersonKeys,
  ) {}

  /** A member's removed comments on one product, newest first; at most `limits.ids`. */
  async own(productId: string, userId: string): Promise<OwnRemovedCommentResponse[]> {
    const documents = await this.collection
      .find({ userId, productId })
      .sort({ postedAt: -1, _id: -1 })
      .limit(limits.ids)
      .toArray();
    const texts = await this.keys.open(
      documents.map(({ _id, content }) => ({ field: content, stream: commentStream(_id), name: commentContentField })),
    );
    return documents.map(({ _id, root, rootId, postedAt, removedAt, reason }, index) => ({
      id: _id,
      parentId: root ? null : rootId,
      content: texts[index] ?? null,
      createdAt: postedAt.toISOString(),
      removedAt: removedAt.toISOString(),
      reason,
    }));
  }

  /** When and why a comment was removed; `null` for one that is not. */
  async explanation(commentId: string): Promise<{ at: string; reason: string | null } | null> {
    const found = await this.collection.findOne({ _id: commentId });
    return found && { at: found.removedAt.toISOString(), reason: found.reason };
  }

  private get collection() {
    const build = this.progress.activeBuilds.comment;
    return this.databases.views.collection<RemovedCommentDocument>(viewCollection('comment', build, 'removed'));
  }
}
