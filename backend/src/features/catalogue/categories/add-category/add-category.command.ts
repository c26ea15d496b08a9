import type { AdminCategoryResponse, CategoryFields } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import type { Supplied } from '../../record.ts';

export class AddCategory extends Command<CommandResult<AdminCategoryResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly fields: CategoryFields,
    readonly supplied: Supplied = {},
  ) {
    super();
  }
}
