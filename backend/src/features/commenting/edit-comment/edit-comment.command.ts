import type { CommentResponse } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';

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
