import type { MetricGroup, MetricLevel } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CatalogueIndex } from '../../listing/index.ts';
import type { MetricFilter } from './metric-query.ts';

export type Place = Readonly<Partial<Record<'product' | 'brand' | 'category' | 'subcategory', string>>>;

const levels = ['product', 'brand', 'category', 'subcategory'] as const;

export const isPlaceGroup = (group: MetricGroup | null): group is (typeof levels)[number] =>
  levels.some((level) => level === group);

/** Where a product, or a level of the catalogue, stands now. */
@Injectable()
export class ProductPlaces {
  constructor(private readonly catalogue: CatalogueIndex) {}

  of(level: MetricLevel, id: string): Place {
    switch (level) {
      case 'all':
        return {};
      case 'brand':
        return { brand: id };
      case 'category':
        return { category: id };
      case 'subcategory':
        return { subcategory: id, ...this.categoryOf(id) };
      case 'product': {
        const entry = this.catalogue.product(id);
        return {
          product: id,
          ...(entry && { brand: entry.brandId, category: entry.categoryId, subcategory: entry.subcategoryId }),
        };
      }
    }
  }

  fits(place: Place, filter: MetricFilter): boolean {
    return levels.every((level) => filter[level] === undefined || filter[level] === place[level]);
  }

  /** Ids of those whose place fits; removed ones too. */
  products(fits: (place: Place) => boolean): readonly string[] {
    return [...this.catalogue.allProducts()].map(({ _id }) => _id).filter((id) => fits(this.of('product', id)));
  }

  private categoryOf(subcategoryId: string): Place {
    for (const { _id, subcategories } of this.catalogue.allCategories())
      if (subcategories.some(({ id }) => id === subcategoryId)) return { category: _id };
    return {};
  }
}
