import type { ProductRow } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { GroupNames } from '../metrics/group-names.ts';

/** What products are called and where they stand now. */
@Injectable()
export class CatalogueRows {
  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly names: GroupNames,
  ) {}

  *all(): Generator<ProductRow> {
    for (const entry of this.catalogue.allProducts()) {
      const { _id: productId, name, brandId, categoryId, subcategoryId, trendScore } = entry;
      yield {
        table: 'products',
        productId,
        name,
        brandId,
        brand: this.names.of('brand', brandId),
        categoryId,
        category: this.names.of('category', categoryId),
        subcategoryId,
        subcategory: this.catalogue.subcategory(categoryId, subcategoryId)?.displayName ?? null,
        visible: this.catalogue.isVisible(entry),
        trendScore,
      };
    }
  }
}
