import type { AdminBrandResponse, BrandFields } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';

export class ChangeBrand extends Command<CommandResult<AdminBrandResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly brandId: string,
    readonly changes: Partial<BrandFields>,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}
