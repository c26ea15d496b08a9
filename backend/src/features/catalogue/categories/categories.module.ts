import { categoryEntity } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../../shared/entities/entity-commands.ts';
import { removalControllers } from '../../../shared/entities/removal.controllers.ts';
import { NameReservations } from '../naming/name-reservations.ts';
import { CategoriesController } from './categories.controller.ts';
import { AddCategoryHandler, ChangeCategory, ChangeCategoryHandler } from './category-commands.ts';
import { AdminCategoryResponse, adminCategoryResponse } from './category.response.ts';

/** A category goes and comes back with its subcategories and option sets; its products stay, uncategorised. */
@Module({
  controllers: [
    CategoriesController,
    ...removalControllers({ entity: categoryEntity, tag: 'categories', body: AdminCategoryResponse }),
  ],
  providers: [NameReservations, AddCategoryHandler, ChangeCategoryHandler],
})
export class CategoriesModule {
  constructor(commands: EntityCommands) {
    commands.register(categoryEntity, {
      toResponse: adminCategoryResponse,
      change: ({ context, id, revision }, values) => new ChangeCategory(context, id, values, revision),
    });
  }
}
