import type { AdminProductResponse } from './admin-products.ts';
import {
  addProduct,
  changeProduct,
  product,
  productNameClaim,
  productReferenceClaim,
  productStream,
  type Product,
  type ProductFields,
  type ProductRecord,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext, ImportedIdentity } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CatalogueIndex } from '../../listing/index.ts';
import { NameReservations } from '../naming/name-reservations.ts';
import { AdminProducts } from './admin-products.ts';
import { newPlacement } from './requested-placement.ts';
import { resolvePlacement, type Placement, type RequestedPlacement } from './placement.ts';

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
      newPlacement(this.catalogue, { brandId, categoryId, subcategoryId });
      return addProduct(productId, fields, imported.addedAt ?? context.at)(state);
    };
    const { state, position } = await this.names.run(
      product,
      productStream(productId),
      context,
      decide,
      productNameClaim(productId),
      productReferenceClaim(productId),
    );
    return { position, status: 201, body: () => this.products.answer(state!) };
  }
}

export class ChangeProduct extends Command<CommandResult<AdminProductResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly changes: Partial<Omit<ProductFields, keyof Placement>>,
    readonly placement: RequestedPlacement = {},
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeProduct)
export class ChangeProductHandler implements ICommandHandler<ChangeProduct> {
  constructor(
    private readonly names: NameReservations,
    private readonly catalogue: CatalogueIndex,
    private readonly products: AdminProducts,
  ) {}

  async execute(command: ChangeProduct): Promise<CommandResult<AdminProductResponse>> {
    const { context, productId, changes, placement, revision } = command;
    const toResponse = await this.products.presenterOf(productId, revision);
    const fieldsOf = (current: ProductRecord) => ({
      ...changes,
      ...resolvePlacement(this.catalogue, placement, current),
    });
    const { state, position } = await this.names.run(
      product,
      productStream(productId),
      context,
      changeProduct(fieldsOf, { revision, toResponse }, context.at),
      productNameClaim(productId),
      productReferenceClaim(productId),
    );
    return { position, body: () => this.products.answer(state!) };
  }
}
