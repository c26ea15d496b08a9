import type { QueuedComment } from '@henna/domain';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';

/** Lets a reported comment stand, or takes that back. */
export class KeepComment extends Command<CommandResult<QueuedComment>> {
  constructor(
    readonly context: CommandContext,
    readonly commentId: string,
    readonly decision: 'keep' | 'reopen',
  ) {
    super();
  }
}
