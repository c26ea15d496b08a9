import type { CommentResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { eventId } from '../../../shared/ids.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { CommentThreads } from '../comment-threads.ts';
import { comment, commentStream, contentField, editComment } from '../comment.ts';
import { EditComment } from './edit-comment.command.ts';

@CommandHandler(EditComment)
export class EditCommentHandler implements ICommandHandler<EditComment> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly threads: CommentThreads,
    private readonly keys: PersonKeys,
  ) {}

  async execute({ context, commentId, userId, content }: EditComment): Promise<CommandResult<CommentResponse>> {
    const stream = commentStream(commentId);
    const sealed = await this.keys.seal(userId, content, stream, eventId(context.commandId, stream, 0), contentField);
    const opened = await this.keys.opener(userId);
    const { position, state } = await this.runner.run(
      comment,
      stream,
      context,
      editComment({
        commentId,
        userId,
        content: sealed,
        isSame: (standing) => opened(standing, stream, contentField) === content,
        at: context.at,
      }),
    );
    return { position, body: () => this.threads.answer(commentId, state!) };
  }
}
