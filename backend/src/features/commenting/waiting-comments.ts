import { limits, viewCollection, type WaitingCommentDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { CommentThreads } from './comment-threads.ts';
import type { CommentResponse } from './commenting.responses.ts';

/** Comments that wait for a moderator, as their authors see them. */
@Injectable()
export class WaitingComments {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly threads: CommentThreads,
  ) {}

  /** A member's waiting comments on one product, newest first; at most `limits.ids`. */
  async own(productId: string, userId: string): Promise<CommentResponse[]> {
    const name = viewCollection('comment', this.progress.activeBuilds.comment, 'waiting');
    const documents = await this.databases.views
      .collection<WaitingCommentDocument>(name)
      .find({ userId, productId })
      .sort({ postedAt: -1, _id: -1 })
      .limit(limits.ids)
      .toArray();
    return this.threads.toResponses(
      documents.map((document) => ({ ...document, helpful: 0, waiting: true })),
      userId,
    );
  }
}
