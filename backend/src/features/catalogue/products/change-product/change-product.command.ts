import type { AdminProductResponse, ProductFields } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import type { Placement, PlacementWanted } from '../placement.ts';

export class ChangeProduct extends Command<CommandResult<AdminProductResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly changes: Partial<Omit<ProductFields, keyof Placement>>,
    readonly placement: PlacementWanted = {},
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}
