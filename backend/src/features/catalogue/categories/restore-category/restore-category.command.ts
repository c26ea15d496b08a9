import type { AdminCategoryResponse } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';

export class RestoreCategory extends Command<CommandResult<AdminCategoryResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly categoryId: string,
  ) {
    super();
  }
}
