import type { AdminSubcategoryResponse } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';

export class RestoreSubcategory extends Command<CommandResult<AdminSubcategoryResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly subcategoryId: string,
  ) {
    super();
  }
}
