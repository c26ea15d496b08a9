import { normalizeText, type Labels } from '@henna/domain';
import type { Catalogue } from './catalogue.ts';
import type { FacetCounts, Filters } from './facet-counts.ts';
import type { FacetCountResponse, FacetSizesResponse, ProductFacetsResponse } from './product.responses.ts';

/** Values of a facet in an answer, besides the chosen ones. */
export const maxFacetValues = 30;

export const facetNames = ['category', 'subcategory', 'brand'] as const;
export type FacetName = (typeof facetNames)[number];

type Records = Pick<Catalogue, 'allCategories' | 'brand'>;

interface Named {
  readonly name: string;
  readonly displayName: string;
  readonly labels: Labels;
}

interface Ordered {
  readonly sortOrder: number;
  readonly name: string;
}

/** A choice that would leave products, and how many. */
interface Value {
  readonly id: string;
  readonly record: Named;
  readonly count: number;
}

/**
 * Counts under the names of their choices, in the order in which the choices are shown: those of the most products and
 * the chosen ones. The sizes say how many choices there are in all.
 */
export const facetResponses = (
  counts: FacetCounts,
  { categoryId, subcategoryIds, brandId }: Filters,
  catalogue: Records,
): { readonly facets: ProductFacetsResponse; readonly facetSizes: FacetSizesResponse } => {
  const [category, subcategory, brand] = facetNames.map((facet) => valuesOf(facet, counts, catalogue)) as [
    readonly Value[],
    readonly Value[],
    readonly Value[],
  ];
  return {
    facets: {
      category: largest(category, (id) => id === categoryId).map(toResponse),
      subcategory: largest(subcategory, (id) => subcategoryIds?.has(id) === true).map(toResponse),
      brand: largest(brand, (id) => id === brandId)
        .sort(byShownName)
        .map(toResponse),
    },
    facetSizes: { category: category.length, subcategory: subcategory.length, brand: brand.length },
  };
};

/** The choices of a facet whose names hold a text, those of the most products first. */
export const matchingFacetValues = (
  facet: FacetName,
  counts: FacetCounts,
  name: string,
  catalogue: Records,
): readonly FacetCountResponse[] => {
  const searched = normalizeText(name);
  const holdsText = ({ record }: Value) =>
    normalizeText(`${record.displayName}\n${record.name}\n${record.labels.ar ?? ''}`).includes(searched);
  const values = valuesOf(facet, counts, catalogue);
  return (searched ? values.filter(holdsText) : [...values])
    .sort((a, b) => b.count - a.count || byShownName(a, b))
    .map(toResponse);
};

/** Brands in no order, the rest as they are shown. */
const valuesOf = (facet: FacetName, counts: FacetCounts, catalogue: Records): readonly Value[] => {
  const values: Value[] = [];
  const add = (id: string, record: Named | undefined) => {
    const count = counts[facet].get(id);
    if (record && count) values.push({ id, record, count });
  };
  if (facet === 'brand') for (const id of counts.brand.keys()) add(id, catalogue.brand(id));
  else
    for (const category of [...catalogue.allCategories()].sort(byOrder))
      if (facet === 'category') add(category._id, category);
      else for (const subcategory of [...category.subcategories].sort(byOrder)) add(subcategory.id, subcategory);
  return values;
};

/** In the order of all. */
const largest = (values: readonly Value[], isChosen: (id: string) => boolean): Value[] => {
  if (values.length <= maxFacetValues) return [...values];
  const least = Uint32Array.from(values, ({ count }) => count)
    .sort()
    .at(-maxFacetValues)!;
  const byCount = values
    .filter(({ count }) => count >= least)
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
  const shown = new Set(byCount.slice(0, maxFacetValues));
  return values.filter((value) => shown.has(value) || isChosen(value.id));
};

const names = new Intl.Collator();

const byShownName = ({ record: a }: Value, { record: b }: Value) =>
  names.compare(a.displayName, b.displayName) || (a.name < b.name ? -1 : 1);

const byOrder = (a: Ordered, b: Ordered) => a.sortOrder - b.sortOrder || (a.name < b.name ? -1 : 1);

const toResponse = ({ record: { name, displayName, labels }, count }: Value): FacetCountResponse => {
  return { key: name, displayName, labels, count };
};
