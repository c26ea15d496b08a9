import type { AdminProductResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { CatalogueIndex } from '../../catalogue-index/catalogue-index.ts';
import { NameReservations } from '../../naming/name-reservations.ts';
import { AdminProducts } from '../admin-products.ts';
import { placed } from '../placement.ts';
import { changeProduct, product, productNaming, productStream, type ProductRecord } from '../product.ts';
import { ChangeProduct } from './change-product.command.ts';

@CommandHandler(ChangeProduct)
export class ChangeProductHandler implements ICommandHandler<ChangeProduct> {
  constructor(
    private readonly names: NameReservations,
    private readonly catalogue: CatalogueIndex,
    private readonly products: AdminProducts,
  ) {}

  async execute(command: ChangeProduct): Promise<CommandResult<AdminProductResponse>> {
    const { context, productId, changes, placement, revision } = command;
    const present = await this.products.presenterOf(productId, revision);
    const fieldsOf = (current: ProductRecord) => ({ ...changes, ...placed(this.catalogue, placement, current) });
    const { state, position } = await this.names.run(
      product,
      productStream(productId),
      context,
      changeProduct(fieldsOf, { revision, present }, context.at),
      productNaming(productId),
    );
    return { position, body: () => this.products.answer(state!) };
  }
}
