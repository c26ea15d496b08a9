import type { FacetCountResponse } from './product.responses.ts';
import type { ProductFacetsResponse } from './product.responses.ts';
import type { Labels } from '@henna/domain';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { FacetCounts } from './facet-counts.ts';

interface Ordered {
  readonly sortOrder: number;
  readonly name: string;
}

/** Counts under the names of their choices, in the order in which the choices are shown. */
export const facetResponses = (
  counts: FacetCounts,
  catalogue: Pick<CatalogueIndex, 'allCategories' | 'brand'>,
): ProductFacetsResponse => {
  const categories = [...catalogue.allCategories()].sort(byOrder);
  return {
    category: categories.flatMap((category) => named(category, counts.category.get(category._id))),
    subcategory: categories.flatMap(({ subcategories }) =>
      [...subcategories]
        .sort(byOrder)
        .flatMap((subcategory) => named(subcategory, counts.subcategory.get(subcategory.id))),
    ),
    brand: [...counts.brand]
      .flatMap(([id, count]) => {
        const brand = catalogue.brand(id);
        return brand ? named(brand, count) : [];
      })
      .sort((a, b) => names.compare(a.displayName, b.displayName) || (a.key < b.key ? -1 : 1)),
  };
};

const names = new Intl.Collator();

const byOrder = (a: Ordered, b: Ordered) => a.sortOrder - b.sortOrder || (a.name < b.name ? -1 : 1);

const named = (
  { name, displayName, labels }: { name: string; displayName: string; labels: Labels },
  count: number | undefined,
): FacetCountResponse[] => (count ? [{ key: name, displayName, labels, count }] : []);
