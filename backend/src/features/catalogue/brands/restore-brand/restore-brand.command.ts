import type { AdminBrandResponse } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';

export class RestoreBrand extends Command<CommandResult<AdminBrandResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly brandId: string,
  ) {
    super();
  }
}
