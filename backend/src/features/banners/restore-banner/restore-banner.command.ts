import type { AdminBannerResponse } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';

export class RestoreBanner extends Command<CommandResult<AdminBannerResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly bannerId: string,
  ) {
    super();
  }
}
