import type { AdminBrandResponse, BrandFields } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import type { Supplied } from '../../record.ts';

export class AddBrand extends Command<CommandResult<AdminBrandResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly fields: BrandFields,
    readonly supplied: Supplied = {},
  ) {
    super();
  }
}
