import { ProductNotFoundError, type BatchAct, type ResetKind } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { Batches, type BatchResponse } from '../../batches/index.ts';
import { CatalogueIndex } from '../../listing/index.ts';

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

@CommandHandler(ResetProduct)
export class ResetProductHandler implements ICommandHandler<ResetProduct> {
  constructor(
    private readonly batches: Batches,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Throws a 404. */
  async execute({ context, productId, kind, waits }: ResetProduct) {
    if (!this.catalogue.product(productId)) throw new ProductNotFoundError();
    const batch: BatchAct = { kind: 'reset', target: { productId, of: kind } };
    return this.batches.begin(
      context,
      () => Promise.resolve(batch),
      waits,
      () => undefined,
    );
  }
}
