import type { FacetCount, Labels, ProductFacets } from '@henna/contracts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { Counts } from './facet-counts.ts';

/** Counts under the names of their choices, in the order in which the choices are shown. */
export const facetResponses = (counts: Counts, catalogue: CatalogueIndex): ProductFacets => {
  const categories = [...catalogue.allCategories()].sort((a, b) => a.sortOrder - b.sortOrder);
  return {
    category: categories.flatMap((category) => named(category, counts.category.get(category._id))),
    subcategory: categories.flatMap(({ subcategories }) =>
      [...subcategories]
        .sort((a, b) => a.sortOrder - b.sortOrder)
        .flatMap((subcategory) => named(subcategory, counts.subcategory.get(subcategory.id))),
    ),
    brand: [...counts.brand]
      .flatMap(([id, count]) => {
        const brand = catalogue.brand(id);
        return brand ? named(brand, count) : [];
      })
      .sort((a, b) => names.compare(a.displayName, b.displayName)),
  };
};

const names = new Intl.Collator();

const named = (
  { name, displayName, labels }: { name: string; displayName: string; labels: Labels },
  count: number | undefined,
): FacetCount[] => (count ? [{ key: name, displayName, labels, count }] : []);
