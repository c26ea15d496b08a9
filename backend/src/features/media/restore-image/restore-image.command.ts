import type { ProductImageResponse } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';

export class RestoreImage extends Command<CommandResult<ProductImageResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly imageId: string,
  ) {
    super();
  }
}
