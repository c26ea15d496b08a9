import { Module } from '@nestjs/common';
import { NameReservations } from '../naming/name-reservations.ts';
import { BrandsController } from './brands.controller.ts';
import { AddBrandHandler } from './add-brand.ts';
import { ChangeBrandHandler } from './change-brand.ts';
import { BrandRemoval } from './brand-removal.ts';
import { AdminBrandBody } from './brand.response.ts';
import { removalControllers } from '../removal/removal.controllers.ts';

@Module({
  controllers: [BrandsController, ...removalControllers({ kind: 'brand', tag: 'brands', body: AdminBrandBody })],
  providers: [NameReservations, AddBrandHandler, ChangeBrandHandler, BrandRemoval],
})
export class BrandsModule {}
