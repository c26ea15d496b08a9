import { Module } from '@nestjs/common';
import { NameReservations } from '../naming/name-reservations.ts';
import { AddSubcategoryController } from './add-subcategory/add-subcategory.controller.ts';
import { AddSubcategoryHandler } from './add-subcategory/add-subcategory.handler.ts';
import { ChangeSubcategoryController } from './change-subcategory/change-subcategory.controller.ts';
import { ChangeSubcategoryHandler } from './change-subcategory/change-subcategory.handler.ts';
import { RemoveSubcategoryController } from './remove-subcategory/remove-subcategory.controller.ts';
import { RemoveSubcategoryHandler } from './remove-subcategory/remove-subcategory.handler.ts';
import { RestoreSubcategoryController } from './restore-subcategory/restore-subcategory.controller.ts';
import { RestoreSubcategoryHandler } from './restore-subcategory/restore-subcategory.handler.ts';
import { ListSubcategoriesController } from './list-subcategories/list-subcategories.controller.ts';

@Module({
  controllers: [
    ListSubcategoriesController,
    AddSubcategoryController,
    ChangeSubcategoryController,
    RemoveSubcategoryController,
    RestoreSubcategoryController,
  ],
  providers: [
    NameReservations,
    AddSubcategoryHandler,
    ChangeSubcategoryHandler,
    RemoveSubcategoryHandler,
    RestoreSubcategoryHandler,
  ],
})
export class SubcategoriesModule {}
