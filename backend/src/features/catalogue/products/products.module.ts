import { productEntity, type ProductRecord } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../../shared/entities/entity-commands.ts';
import { removalControllers } from '../../../shared/entities/removal.controllers.ts';
import { NameReservations } from '../naming/name-reservations.ts';
import { AdminProductResponse, AdminProducts } from './admin-products.ts';
import { ListProductsController } from './admin-products.controller.ts';
import { AdminProductsAsOf } from './admin-products-as-of.ts';
import type { Placement } from './placement.ts';
import { AddProductHandler, ChangeProduct, ChangeProductHandler } from './product-commands.ts';
import { ProductsController } from './products.controller.ts';

/** A product goes with what hangs on it. Restored, it stays hidden while its brand is removed. */
@Module({
  controllers: [
    ListProductsController,
    ProductsController,
    ...removalControllers({
      entity: productEntity,
      tag: 'products',
      body: AdminProductResponse,
      path: 'api/products/:id',
    }),
  ],
  providers: [NameReservations, AdminProducts, AdminProductsAsOf, AddProductHandler, ChangeProductHandler],
})
export class ProductsModule {
  constructor(commands: EntityCommands, products: AdminProducts) {
    commands.register(productEntity, {
      presenter: (id, revision) => products.presenterOf(id, revision),
      toResponse: (record: ProductRecord) => products.answer(record),
      change: ({ context, id, revision }, values) => {
        const { brandId, categoryId, subcategoryId, ...changes }: Partial<Placement> = values;
        return new ChangeProduct(context, id, changes, { brandId, categoryId, subcategoryId }, revision);
      },
    });
  }
}
