import { type BatchAct, ProductNotFoundError } from '@henna/domain';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Batches } from '../../batches/index.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { ResetProduct } from './reset-product.command.ts';

@CommandHandler(ResetProduct)
export class ResetProductHandler implements ICommandHandler<ResetProduct> {
  constructor(
    private readonly batches: Batches,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Throws a 404. */
  async execute({ context, productId, kind, waits }: ResetProduct) {
    if (!this.catalogue.product(productId)) throw new ProductNotFoundError();
    const act: BatchAct = { kind: 'reset', target: { productId, of: kind } };
    return this.batches.begin(
      context,
      () => Promise.resolve(act),
      waits,
      () => undefined,
    );
  }
}
