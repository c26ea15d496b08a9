import type { AdminProductResponse, ProductFields } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import type { Supplied } from '../../record.ts';

export class AddProduct extends Command<CommandResult<AdminProductResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly fields: ProductFields,
    readonly supplied: Supplied = {},
  ) {
    super();
  }
}
