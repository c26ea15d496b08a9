import { Module } from '@nestjs/common';
import { NameReservations } from '../naming/name-reservations.ts';
import { AddSubcategoryController } from './add-subcategory/add-subcategory.controller.ts';
import { AddSubcategoryHandler } from './add-subcategory/add-subcategory.handler.ts';
import { ChangeSubcategoryController } from './change-subcategory/change-subcategory.controller.ts';
import { ChangeSubcategoryHandler } from './change-subcategory/change-subcategory.handler.ts';
import { ListSubcategoriesController } from './list-subcategories/list-subcategories.controller.ts';
import { SubcategoryRemoval } from './subcategory-removal.ts';
import { AdminSubcategoryBody } from '../categories/category.response.ts';
import { removalControllers } from '../removal/removal.controllers.ts';

@Module({
  controllers: [
    ListSubcategoriesController,
    AddSubcategoryController,
    ChangeSubcategoryController,
    ...removalControllers({ kind: 'subcategory', tag: 'subcategories', body: AdminSubcategoryBody }),
  ],
  providers: [NameReservations, AddSubcategoryHandler, ChangeSubcategoryHandler, SubcategoryRemoval],
})
export class SubcategoriesModule {}
