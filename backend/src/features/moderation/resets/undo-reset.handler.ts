import { type BatchAct, ConflictError, ProductNotFoundError } from '@henna/domain';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BatchJobs, Batches } from '../../batches/index.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { ProductStatistics } from '../statistics/product-statistics.ts';
import { UndoReset } from './undo-reset.command.ts';

@CommandHandler(UndoReset)
export class UndoResetHandler implements ICommandHandler<UndoReset> {
  constructor(
    private readonly batches: Batches,
    private readonly jobs: BatchJobs,
    private readonly statistics: ProductStatistics,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Throws a 404, or a 409 while the reset is still running. */
  async execute({ context, productId, kind, waits, batchId }: UndoReset) {
    if (!this.catalogue.product(productId)) throw new ProductNotFoundError();
    const act = async (): Promise<BatchAct | undefined> => {
      const reset = await this.jobs.resetToUndo(productId, kind, batchId);
      if (reset?.status === 'running') throw new ConflictError('BATCH_RUNNING');
      return reset ? { kind: 'undo', target: { productId, of: kind, batchId: reset._id } } : undefined;
    };
    return this.batches.begin(context, act, waits, () => this.statistics.of(productId, kind));
  }
}
