import type { AnalyticsView, SavedView } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';

export class KeepView extends Command<CommandResult<SavedView>> {
  constructor(
    readonly context: CommandContext,
    readonly wanted: { readonly title: string; readonly note: string | null; readonly view: AnalyticsView },
  ) {
    super();
  }
}
