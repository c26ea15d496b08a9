import type { GlobalVotingOptionsResponse } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import type { OptionsWanted } from '../../catalogue/index.ts';

export class SetGlobalOptions extends Command<CommandResult<GlobalVotingOptionsResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly wanted: OptionsWanted,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}
