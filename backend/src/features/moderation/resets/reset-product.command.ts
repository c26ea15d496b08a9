import type { ResetKind } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';

/** Takes all votes or ratings of a product. */
export class ResetProduct extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly kind: ResetKind,
  ) {
    super();
  }
}
