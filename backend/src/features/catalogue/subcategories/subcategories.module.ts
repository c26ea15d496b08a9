import { Module } from '@nestjs/common';
import { NameReservations } from '../naming/name-reservations.ts';
import { SubcategoriesController } from './subcategories.controller.ts';
import { AddSubcategoryHandler } from './add-subcategory.ts';
import { ChangeSubcategoryHandler } from './change-subcategory.ts';
import { SubcategoryRemoval } from './subcategory-removal.ts';
import { AdminSubcategoryBody } from '../categories/category.response.ts';
import { removalControllers } from '../removal/removal.controllers.ts';

@Module({
  controllers: [
    SubcategoriesController,

    ...removalControllers({ kind: 'subcategory', tag: 'subcategories', body: AdminSubcategoryBody }),
  ],
  providers: [NameReservations, AddSubcategoryHandler, ChangeSubcategoryHandler, SubcategoryRemoval],
})
export class SubcategoriesModule {}
