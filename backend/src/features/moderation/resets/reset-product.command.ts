import type { BatchResponse, ResetKind } from '@henna/domain';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';

/** Resets all votes or ratings of a product, as a batch. */
export class ResetProduct extends Command<CommandResult<BatchResponse | undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly kind: ResetKind,
    /** Whether the caller waits for a small batch to finish. */
    readonly waits: boolean,
  ) {
    super();
  }
}
