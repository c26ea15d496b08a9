import { category, categoryStream, removeCategory, restoreCategory, type Category } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { RemovableRecords } from '../removal/removable-records.ts';
import { adminCategoryResponse } from './category.response.ts';

/** A category goes and comes back with its subcategories and option sets; its products stay, uncategorised. */
@Injectable()
export class CategoryRemoval {
  constructor(records: RemovableRecords) {
    records.add('category', (id, at, revision) => ({
      aggregate: category,
      stream: categoryStream(id),
      remove: removeCategory({ revision, toResponse: adminCategoryResponse }, at),
      restore: restoreCategory(at),
      answer: (state: Category) => adminCategoryResponse(state!),
    }));
  }
}
