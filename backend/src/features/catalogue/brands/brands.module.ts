import { Module } from '@nestjs/common';
import { NameReservations } from '../naming/name-reservations.ts';
import { AddBrandController } from './add-brand/add-brand.controller.ts';
import { AddBrandHandler } from './add-brand/add-brand.handler.ts';
import { ChangeBrandController } from './change-brand/change-brand.controller.ts';
import { ChangeBrandHandler } from './change-brand/change-brand.handler.ts';
import { ListBrandsController } from './list-brands/list-brands.controller.ts';
import { RemoveBrandController } from './remove-brand/remove-brand.controller.ts';
import { RemoveBrandHandler } from './remove-brand/remove-brand.handler.ts';
import { RestoreBrandController } from './restore-brand/restore-brand.controller.ts';
import { RestoreBrandHandler } from './restore-brand/restore-brand.handler.ts';

@Module({
  controllers: [
    ListBrandsController,
    AddBrandController,
    ChangeBrandController,
    RemoveBrandController,
    RestoreBrandController,
  ],
  providers: [NameReservations, AddBrandHandler, ChangeBrandHandler, RemoveBrandHandler, RestoreBrandHandler],
})
export class BrandsModule {}
