import type { AdminBannerResponse, BannerFields } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';

export class AddBanner extends Command<CommandResult<AdminBannerResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly fields: BannerFields & { readonly active: boolean },
    /** The id, where it is not decided here. */
    readonly bannerId: string = context.newId('banner'),
  ) {
    super();
  }
}
