import { Module } from '@nestjs/common';
import { NameReservations } from '../naming/name-reservations.ts';
import { AddCategoryController } from './add-category/add-category.controller.ts';
import { AddCategoryHandler } from './add-category/add-category.handler.ts';
import { ChangeCategoryController } from './change-category/change-category.controller.ts';
import { ChangeCategoryHandler } from './change-category/change-category.handler.ts';
import { ListCategoriesController } from './list-categories/list-categories.controller.ts';
import { CategoryRemoval } from './category-removal.ts';
import { AdminCategoryBody } from './category.response.ts';
import { removalControllers } from '../removal/removal.controllers.ts';

@Module({
  controllers: [
    ListCategoriesController,
    AddCategoryController,
    ChangeCategoryController,
    ...removalControllers({ kind: 'category', tag: 'categories', body: AdminCategoryBody }),
  ],
  providers: [NameReservations, AddCategoryHandler, ChangeCategoryHandler, CategoryRemoval],
})
export class CategoriesModule {}
