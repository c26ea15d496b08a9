import type { ClearedEntity } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';

/** Brings back what a clear removed. */
export class UndoClear extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly entity: ClearedEntity,
    readonly clearId: string,
  ) {
    super();
  }
}
