import {
  commentStream,
  commentContentField,
  limits,
  viewCollection,
  type OwnRemovedComment,
  type RemovedCommentDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Databases } from '../../shared/stores/databases.ts';

/** Comments that moderators took out, as their authors may read of it. */
@Injectable()
export class RemovedComments {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly keys: PersonKeys,
  ) {}

  /** A member's own on one product, the newest first; at most `limits.ids`. */
  async own(productId: string, userId: string): Promise<OwnRemovedComment[]> {
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

  /** When and why one was taken out; `null` for any other. */
  async explanation(commentId: string): Promise<{ at: string; reason: string | null } | null> {
    const found = await this.collection.findOne({ _id: commentId });
    return found && { at: found.removedAt.toISOString(), reason: found.reason };
  }

  private get collection() {
    const build = this.progress.activeBuilds.comment;
    return this.databases.views.collection<RemovedCommentDocument>(viewCollection('comment', build, 'removed'));
  }
}
