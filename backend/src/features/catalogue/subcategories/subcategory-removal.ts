import {
  category,
  categoryStream,
  removeSubcategory,
  restoreSubcategory,
  subcategoryOf,
  type Category,
  type SubcategoryRecord,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { adminSubcategoryResponse } from '../categories/category.response.ts';
import { RemovableRecords } from '../removal/removable-records.ts';
import { homeCategory } from './home-category.ts';

/** A subcategory goes with its option set, its products stay, uncategorised. It comes back only to a category that stands. */
@Injectable()
export class SubcategoryRemoval {
  constructor(records: RemovableRecords, catalogue: CatalogueIndex) {
    records.add('subcategory', (id, at, revision) => {
      const home = homeCategory(catalogue, id)._id;
      const toResponse = (record: SubcategoryRecord) => adminSubcategoryResponse(home, record);
      return {
        aggregate: category,
        stream: categoryStream(home),
        remove: removeSubcategory(id, { revision, toResponse }, at),
        restore: restoreSubcategory(id, at),
        answer: (state: Category) => toResponse(subcategoryOf(state, id)),
      };
    });
  }
}
