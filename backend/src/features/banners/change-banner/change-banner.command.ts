import type { AdminBannerResponse } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import type { BannerChanges } from '../banner.ts';

export class ChangeBanner extends Command<CommandResult<AdminBannerResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly bannerId: string,
    readonly changes: BannerChanges,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}
