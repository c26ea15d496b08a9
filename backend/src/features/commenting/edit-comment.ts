import { comment, commentContentField, commentStream, editComment } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { eventId } from '../../shared/ids.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { CommentHolds } from './comment-holds.ts';
import { CommentThreads } from './comment-threads.ts';
import type { CommentResponse } from './commenting.responses.ts';

export class EditComment extends Command<CommandResult<CommentResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly commentId: string,
    readonly userId: string,
    readonly content: string,
  ) {
    super();
  }
}

@CommandHandler(EditComment)
export class EditCommentHandler implements ICommandHandler<EditComment> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly threads: CommentThreads,
    private readonly keys: PersonKeys,
    private readonly holds: CommentHolds,
  ) {}

  async execute({ context, commentId, userId, content }: EditComment): Promise<CommandResult<CommentResponse>> {
    const stream = commentStream(commentId);
    const sealed = await this.keys.seal(
      userId,
      content,
      stream,
      eventId(context.commandId, stream, 0),
      commentContentField,
    );
    const opened = await this.keys.openerFor(userId);
    const { state: current } = await this.runner.fold(comment, stream, context);
    const before = current && opened(current.content, stream, commentContentField);
    const hold = await this.holds.reasonFor({ commentId, userId, text: content, before: before ?? '' }, context);
    const { position, state } = await this.runner.run(
      comment,
      stream,
      context,
      editComment({
        commentId,
        userId,
        content: sealed,
        isSame: (sealedText) => opened(sealedText, stream, commentContentField) === content,
        hold,
        at: context.at,
      }),
    );
    return { position, body: () => this.threads.ofStream(commentId, state!) };
  }
}
