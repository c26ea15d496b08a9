import type { AdminVotingOptionsResponse } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import type { OptionsWanted } from '../identified-options.ts';

export class SetVotingOptions extends Command<CommandResult<AdminVotingOptionsResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly categoryId: string,
    /** `null`: the category's default. */
    readonly subcategoryId: string | null,
    readonly wanted: OptionsWanted,
    /** The revision of the set that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}
