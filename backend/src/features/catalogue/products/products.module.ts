import { Module } from '@nestjs/common';
import { NameReservations } from '../naming/name-reservations.ts';
import { AdminProducts } from './admin-products.ts';
import { AddProductController } from './add-product/add-product.controller.ts';
import { AddProductHandler } from './add-product/add-product.handler.ts';
import { ChangeProductController } from './change-product/change-product.controller.ts';
import { ChangeProductHandler } from './change-product/change-product.handler.ts';
import { RemoveProductController } from './remove-product/remove-product.controller.ts';
import { RemoveProductHandler } from './remove-product/remove-product.handler.ts';
import { RestoreProductController } from './restore-product/restore-product.controller.ts';
import { RestoreProductHandler } from './restore-product/restore-product.handler.ts';
import { ListProductsController } from './list-products/list-products.controller.ts';
import { ProductsOfMoment } from './list-products/products-of-moment.ts';

@Module({
  controllers: [
    ListProductsController,
    AddProductController,
    ChangeProductController,
    RemoveProductController,
    RestoreProductController,
  ],
  providers: [
    NameReservations,
    AdminProducts,
    ProductsOfMoment,
    AddProductHandler,
    ChangeProductHandler,
    RemoveProductHandler,
    RestoreProductHandler,
  ],
})
export class ProductsModule {}
