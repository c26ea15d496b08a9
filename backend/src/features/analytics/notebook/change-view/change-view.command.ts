import type { SavedView, SavedViewWords } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';

export class ChangeView extends Command<CommandResult<SavedView>> {
  constructor(
    readonly context: CommandContext,
    readonly viewId: string,
    readonly wanted: Partial<SavedViewWords>,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}
