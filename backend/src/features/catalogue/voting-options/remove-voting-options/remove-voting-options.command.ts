import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';

export class RemoveVotingOptions extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly categoryId: string,
    /** `null`: the category's default. */
    readonly subcategoryId: string | null,
    /** The revision of the set that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}
