import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';

export class RemoveView extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly viewId: string,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}
