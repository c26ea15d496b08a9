import { comment, commentStream, NotFoundError, type ReportedComment } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../shared/commands/command-runner.ts';

/** What the log tells of a comment that somebody reports, or a moderator judges. */
@Injectable()
export class ReportedComments {
  constructor(private readonly runner: CommandRunner) {}

  /** A comment that stands. Throws a 404 for any other. */
  async standing(commentId: string): Promise<{ comment: ReportedComment; authorId: string }> {
    const { comment: found, authorId, withdrawn } = await this.find(commentId);
    if (withdrawn) throw notFound();
    return { comment: found, authorId };
  }

  /** A comment, whether or not it stands. Throws a 404. */
  async any(commentId: string): Promise<ReportedComment> {
    return (await this.find(commentId)).comment;
  }

  private async find(commentId: string) {
    const { state } = await this.runner.fold(comment, commentStream(commentId));
    if (!state) throw notFound();
    const { productId, userId, withdrawn } = state;
    return { comment: { commentId, productId }, authorId: userId, withdrawn };
  }
}

const notFound = () => new NotFoundError('COMMENT_NOT_FOUND');
