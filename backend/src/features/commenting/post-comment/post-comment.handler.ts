import type { CommentResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { eventId } from '../../../shared/ids.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { CatalogueIndex, productNotFound } from '../../catalogue/index.ts';
import { CommentThreads } from '../comment-threads.ts';
import { comment, commentStream, contentField, postComment, threadOf } from '../comment.ts';
import { PostComment } from './post-comment.command.ts';

@CommandHandler(PostComment)
export class PostCommentHandler implements ICommandHandler<PostComment> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
    private readonly threads: CommentThreads,
    private readonly keys: PersonKeys,
  ) {}

  async execute({
    context,
    productId,
    userId,
    content,
    parentId,
  }: PostComment): Promise<CommandResult<CommentResponse>> {
    if (!this.catalogue.visibleProduct(productId)) throw productNotFound();
    const thread = parentId === null ? { parentId: null, replyTo: null } : await this.thread(productId, parentId);
    const commentId = context.newId('comment');
    const stream = commentStream(commentId);
    const sealed = await this.keys.seal(userId, content, stream, eventId(context.commandId, stream, 0), contentField);
    const { position, state } = await this.runner.run(
      comment,
      stream,
      context,
      postComment({ commentId, productId, userId, ...thread, content: sealed, at: context.at }),
      { expectNew: true },
    );
    return {
      position,
      status: 201,
      body: () => this.threads.answer(commentId, state!),
    };
  }

  private async thread(productId: string, parentId: string) {
    const parent = await this.threads.find(parentId);
    return threadOf(productId, parent && !parent.hidden ? { ...parent, id: parent._id } : undefined);
  }
}
