import type { ProfileResponse } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import type { ProfileTexts } from '../sealed-profiles.ts';

export class CreateProfile extends Command<CommandResult<ProfileResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly userId: string,
    readonly texts: ProfileTexts,
  ) {
    super();
  }
}
