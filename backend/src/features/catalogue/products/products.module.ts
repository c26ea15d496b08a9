import { Module } from '@nestjs/common';
import { NameReservations } from '../naming/name-reservations.ts';
import { AdminProductBody, AdminProducts } from './admin-products.ts';
import { ProductsController } from './products.controller.ts';
import { AddProductHandler } from './add-product.ts';
import { ChangeProductHandler } from './change-product.ts';
import { ListProductsController } from './list-products/list-products.controller.ts';
import { ProductsOfMoment } from './list-products/products-of-moment.ts';
import { ProductRemoval } from './product-removal.ts';
import { removalControllers } from '../removal/removal.controllers.ts';

@Module({
  controllers: [
    ListProductsController,
    ProductsController,
    ...removalControllers({ kind: 'product', tag: 'products', body: AdminProductBody, path: 'api/products/:id' }),
  ],
  providers: [
    NameReservations,
    AdminProducts,
    ProductsOfMoment,
    AddProductHandler,
    ChangeProductHandler,
    ProductRemoval,
  ],
})
export class ProductsModule {}
