import type { AdminProductResponse } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';

export class RestoreProduct extends Command<CommandResult<AdminProductResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
  ) {
    super();
  }
}
