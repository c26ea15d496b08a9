import { Injectable } from '@nestjs/common';
import { RemovableRecords } from '../removal/removable-records.ts';
import { removeCategory, restoreCategory } from './category-decisions.ts';
import { category, categoryStream, type Category } from './category.ts';
import { adminCategoryResponse } from './category.response.ts';

/** A category goes and comes back with its subcategories and option sets; its products stay, uncategorised. */
@Injectable()
export class CategoryRemoval {
  constructor(records: RemovableRecords) {
    records.add('category', (id, at, revision) => ({
      aggregate: category,
      stream: categoryStream(id),
      remove: removeCategory({ revision, present: adminCategoryResponse }, at),
      restore: restoreCategory(at),
      answer: (state: Category) => adminCategoryResponse(state!),
    }));
  }
}
