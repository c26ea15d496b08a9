import {
  comment,
  commentContentField,
  commentStream,
  postComment,
  ProductNotFoundError,
  threadOf,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { eventId } from '../../shared/ids.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { CatalogueIndex } from '../listing/index.ts';
import { CommentHolds } from './comment-holds.ts';
import { CommentThreads } from './comment-threads.ts';
import type { CommentResponse } from './commenting.responses.ts';

export class PostComment extends Command<CommandResult<CommentResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly userId: string,
    readonly content: string,
    readonly parentId: string | null,
  ) {
    super();
  }
}

@CommandHandler(PostComment)
export class PostCommentHandler implements ICommandHandler<PostComment> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
    private readonly threads: CommentThreads,
    private readonly keys: PersonKeys,
    private readonly holds: CommentHolds,
  ) {}

  async execute({
    context,
    productId,
    userId,
    content,
    parentId,
  }: PostComment): Promise<CommandResult<CommentResponse>> {
    if (!this.catalogue.visibleProduct(productId)) throw new ProductNotFoundError();
    const thread = parentId === null ? { parentId: null, replyTo: null } : await this.thread(productId, parentId);
    const commentId = context.newId('comment');
    const stream = commentStream(commentId);
    const hold = await this.holds.reasonFor({ commentId, userId, text: content, before: '' }, context);
    const sealed = await this.keys.seal(
      userId,
      content,
      stream,
      eventId(context.commandId, stream, 0),
      commentContentField,
    );
    const { position, state } = await this.runner.run(
      comment,
      stream,
      context,
      postComment({ commentId, productId, userId, ...thread, content: sealed, hold, at: context.at }),
      { expectNew: true },
    );
    return {
      position,
      status: 201,
      body: () => this.threads.posted(commentId, state!, position),
    };
  }

  private async thread(productId: string, parentId: string) {
    const parent = await this.threads.find(parentId);
    return threadOf(productId, parent && !parent.hidden ? { ...parent, id: parent._id } : undefined);
  }
}
