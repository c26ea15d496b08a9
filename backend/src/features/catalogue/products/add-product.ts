import type { AdminProductResponse, ProductFields } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { NameReservations } from '../naming/name-reservations.ts';
import type { Supplied } from '../record.ts';
import { AdminProducts } from './admin-products.ts';
import { placementOfNew } from './placement-wanted.ts';
import { addProduct, product, productNaming, productStream, type Product } from './product.ts';

export class AddProduct extends Command<CommandResult<AdminProductResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly fields: ProductFields,
    readonly supplied: Supplied = {},
  ) {
    super();
  }
}

@CommandHandler(AddProduct)
export class AddProductHandler implements ICommandHandler<AddProduct> {
  constructor(
    private readonly names: NameReservations,
    private readonly catalogue: CatalogueIndex,
    private readonly products: AdminProducts,
  ) {}

  async execute({ context, fields, supplied }: AddProduct): Promise<CommandResult<AdminProductResponse>> {
    const productId = supplied.id ?? context.newId('product');
    const { brandId, categoryId, subcategoryId } = fields;
    const decide = (state: Product) => {
      placementOfNew(this.catalogue, { brandId, categoryId, subcategoryId });
      return addProduct(productId, fields, supplied.addedAt ?? context.at)(state);
    };
    const { state, position } = await this.names.run(
      product,
      productStream(productId),
      context,
      decide,
      productNaming(productId),
    );
    return { position, status: 201, body: () => this.products.answer(state!) };
  }
}
