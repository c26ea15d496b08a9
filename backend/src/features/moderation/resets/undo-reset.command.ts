import type { ResetKind } from '@henna/domain';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';

/** Undoes a reset of a product, as a batch. */
export class UndoReset extends Command<CommandResult<object>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly kind: ResetKind,
    /** Whether the caller waits for a small batch to finish. */
    readonly waits: boolean,
    /** The batch that did it; without it the latest reset that is not undone. */
    readonly batchId?: string,
  ) {
    super();
  }
}
