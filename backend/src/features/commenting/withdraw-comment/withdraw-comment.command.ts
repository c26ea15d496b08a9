import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';

export class WithdrawComment extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly commentId: string,
    readonly userId: string,
  ) {
    super();
  }
}
