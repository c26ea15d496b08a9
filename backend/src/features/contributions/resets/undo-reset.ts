import { ConflictError, ProductNotFoundError, type BatchAct, type ResetKind } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { Batches, BatchJobs } from '../../batches/index.ts';
import { CatalogueIndex } from '../../listing/index.ts';
import { ResetTypes } from './product-resets.ts';

/** Undoes a reset of a product, as a batch; votes and ratings made since then stay. */
export class UndoReset extends Command<CommandResult<object>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly kind: ResetKind,
    /** Whether the caller waits for a small batch to finish. */
    readonly waits: boolean,
    /** The batch that did the reset; by default the latest one that is not undone. */
    readonly batchId?: string,
  ) {
    super();
  }
}

@CommandHandler(UndoReset)
export class UndoResetHandler implements ICommandHandler<UndoReset> {
  constructor(
    private readonly batches: Batches,
    private readonly jobs: BatchJobs,
    private readonly types: ResetTypes,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Throws a 404, or a 409 while the reset is still running. */
  async execute({ context, productId, kind, waits, batchId }: UndoReset) {
    if (!this.catalogue.product(productId)) throw new ProductNotFoundError();
    const undo = async (): Promise<BatchAct | undefined> => {
      const reset = await this.jobs.resetToUndo(productId, kind, batchId);
      if (reset?.status === 'running') throw new ConflictError('BATCH_RUNNING');
      return reset ? { kind: 'undo', target: { productId, of: kind, batchId: reset._id } } : undefined;
    };
    return this.batches.begin(context, undo, waits, () => this.types.get(kind).statistics(productId));
  }
}
