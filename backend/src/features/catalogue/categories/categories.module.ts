import { Module } from '@nestjs/common';
import { NameReservations } from '../naming/name-reservations.ts';
import { AddCategoryController } from './add-category/add-category.controller.ts';
import { AddCategoryHandler } from './add-category/add-category.handler.ts';
import { ChangeCategoryController } from './change-category/change-category.controller.ts';
import { ChangeCategoryHandler } from './change-category/change-category.handler.ts';
import { RemoveCategoryController } from './remove-category/remove-category.controller.ts';
import { RemoveCategoryHandler } from './remove-category/remove-category.handler.ts';
import { RestoreCategoryController } from './restore-category/restore-category.controller.ts';
import { RestoreCategoryHandler } from './restore-category/restore-category.handler.ts';
import { ListCategoriesController } from './list-categories/list-categories.controller.ts';

@Module({
  controllers: [
    ListCategoriesController,
    AddCategoryController,
    ChangeCategoryController,
    RemoveCategoryController,
    RestoreCategoryController,
  ],
  providers: [
    NameReservations,
    AddCategoryHandler,
    ChangeCategoryHandler,
    RemoveCategoryHandler,
    RestoreCategoryHandler,
  ],
})
export class CategoriesModule {}
