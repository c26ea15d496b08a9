import type { ProductRow } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CatalogueIndex } from '../../listing/index.ts';
import { GroupNames } from '../metrics/group-names.ts';

/** Rows of the table of products. */
@Injectable()
export class ProductRows {
  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly names: GroupNames,
  ) {}

  /** All products, with their current names and categories. */
  *rows(): Generator<ProductRow> {
    for (const entry of this.catalogue.allProducts()) {
      const { _id: productId, name, brandId, categoryId, subcategoryId, trendScore } = entry;
      yield {
        table: 'products',
        productId,
        name,
        brandId,
        brand: this.names.nameOf('brand', brandId),
        categoryId,
        category: this.names.nameOf('category', categoryId),
        subcategoryId,
        subcategory: this.catalogue.subcategory(categoryId, subcategoryId)?.displayName ?? null,
        visible: this.catalogue.isVisible(entry),
        trendScore,
      };
    }
  }
}
