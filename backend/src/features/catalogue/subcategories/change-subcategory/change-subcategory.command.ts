import type { AdminSubcategoryResponse, CategoryFields } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';

export class ChangeSubcategory extends Command<CommandResult<AdminSubcategoryResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly subcategoryId: string,
    /** The category that the caller takes it to be in, if said. */
    readonly categoryId: string | undefined,
    readonly changes: Partial<CategoryFields>,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}
