import type { SavedView } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';

/** Takes a removal back. */
export class RestoreView extends Command<CommandResult<SavedView>> {
  constructor(
    readonly context: CommandContext,
    readonly viewId: string,
  ) {
    super();
  }
}
