import {
  addProduct,
  product,
  productNameClaim,
  productStream,
  type AdminProductResponse,
  type Product,
  type ProductFields,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext, ImportedIdentity } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { NameReservations } from '../naming/name-reservations.ts';
import { AdminProducts } from './admin-products.ts';
import { placementOfNew } from './placement-wanted.ts';

export class AddProduct extends Command<CommandResult<AdminProductResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly fields: ProductFields,
    readonly imported: ImportedIdentity = {},
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

  async execute({ context, fields, imported }: AddProduct): Promise<CommandResult<AdminProductResponse>> {
    const productId = imported.id ?? context.newId('product');
    const { brandId, categoryId, subcategoryId } = fields;
    const decide = (state: Product) => {
      placementOfNew(this.catalogue, { brandId, categoryId, subcategoryId });
      return addProduct(productId, fields, imported.addedAt ?? context.at)(state);
    };
    const { state, position } = await this.names.run(
      product,
      productStream(productId),
      context,
      decide,
      productNameClaim(productId),
    );
    return { position, status: 201, body: () => this.products.answer(state!) };
  }
}
