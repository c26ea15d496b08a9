import { Module } from '@nestjs/common';
import { NameReservations } from '../naming/name-reservations.ts';
import { AddBrandController } from './add-brand/add-brand.controller.ts';
import { AddBrandHandler } from './add-brand/add-brand.handler.ts';
import { ChangeBrandController } from './change-brand/change-brand.controller.ts';
import { ChangeBrandHandler } from './change-brand/change-brand.handler.ts';
import { ListBrandsController } from './list-brands/list-brands.controller.ts';
import { BrandRemoval } from './brand-removal.ts';
import { AdminBrandBody } from './brand.response.ts';
import { removalControllers } from '../removal/removal.controllers.ts';

@Module({
  controllers: [
    ListBrandsController,
    AddBrandController,
    ChangeBrandController,
    ...removalControllers({ kind: 'brand', tag: 'brands', body: AdminBrandBody }),
  ],
  providers: [NameReservations, AddBrandHandler, ChangeBrandHandler, BrandRemoval],
})
export class BrandsModule {}
