import type { ResetKind } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';

/** Takes the latest reset of a product back. */
export class UndoReset extends Command<CommandResult<object>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly kind: ResetKind,
    /** The reset that is meant: refused when another came since. The latest where none is told. */
    readonly resetId?: string,
  ) {
    super();
  }
}
