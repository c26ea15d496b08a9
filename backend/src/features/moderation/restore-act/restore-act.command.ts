import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import type { ActKind } from '../act-kinds.ts';

export class RestoreAct extends Command<CommandResult<object>> {
  constructor(
    readonly context: CommandContext,
    readonly kind: ActKind,
    readonly id: string,
  ) {
    super();
  }
}
