import type { AdminCategoryResponse, CategoryFields } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';

export class ChangeCategory extends Command<CommandResult<AdminCategoryResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly categoryId: string,
    readonly changes: Partial<CategoryFields>,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}
