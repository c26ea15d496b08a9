import { subcategoryEntity, type SubcategoryRecord } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../../shared/entities/entity-commands.ts';
import { removalControllers } from '../../../shared/entities/removal.controllers.ts';
import { CatalogueIndex } from '../../listing/index.ts';
import { AdminSubcategoryResponse, adminSubcategoryResponse } from '../categories/category.response.ts';
import { NameReservations } from '../naming/name-reservations.ts';
import { SubcategoriesController } from './subcategories.controller.ts';
import {
  AddSubcategoryHandler,
  ChangeSubcategory,
  ChangeSubcategoryHandler,
  homeCategory,
} from './subcategory-commands.ts';

/** A subcategory goes with its option set, its products stay, uncategorised. It comes back only to an active category. */
@Module({
  controllers: [
    SubcategoriesController,
    ...removalControllers({ entity: subcategoryEntity, tag: 'subcategories', body: AdminSubcategoryResponse }),
  ],
  providers: [NameReservations, AddSubcategoryHandler, ChangeSubcategoryHandler],
})
export class SubcategoriesModule {
  constructor(commands: EntityCommands, catalogue: CatalogueIndex) {
    commands.register(subcategoryEntity, {
      ids: (subcategoryId) => ({ categoryId: homeCategory(catalogue, subcategoryId)._id, subcategoryId }),
      toResponse: (record: SubcategoryRecord, { categoryId }) => adminSubcategoryResponse(String(categoryId), record),
      change: ({ context, id, revision }, values) => new ChangeSubcategory(context, id, undefined, values, revision),
    });
  }
}
