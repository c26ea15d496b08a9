import { Module } from '@nestjs/common';
import { NameReservations } from '../naming/name-reservations.ts';
import { CategoriesController } from './categories.controller.ts';
import { AddCategoryHandler } from './add-category.ts';
import { ChangeCategoryHandler } from './change-category.ts';
import { CategoryRemoval } from './category-removal.ts';
import { AdminCategoryBody } from './category.response.ts';
import { removalControllers } from '../removal/removal.controllers.ts';

@Module({
  controllers: [
    CategoriesController,

    ...removalControllers({ kind: 'category', tag: 'categories', body: AdminCategoryBody }),
  ],
  providers: [NameReservations, AddCategoryHandler, ChangeCategoryHandler, CategoryRemoval],
})
export class CategoriesModule {}
