import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';

export const removableKinds = ['product', 'brand', 'category', 'subcategory', 'banner'] as const;
export type RemovableKind = (typeof removableKinds)[number];

/** Removes a record, which can be restored. */
export class RemoveRecord extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly kind: RemovableKind,
    readonly id: string,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}

/** Brings a removed record back as it was. */
export class RestoreRecord extends Command<CommandResult<object>> {
  constructor(
    readonly context: CommandContext,
    readonly kind: RemovableKind,
    readonly id: string,
  ) {
    super();
  }
}
