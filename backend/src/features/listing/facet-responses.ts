import { normalizeText, type Labels } from '@henna/domain';
import type { Catalogue } from './catalogue.ts';
import type { FacetCounts, Filters } from './facet-counts.ts';
import type { TagFacets, TagFilters } from './product-tags.ts';
import type { FacetCountResponse, FacetSizesResponse, ProductFacetsResponse } from './product.responses.ts';

/** Values of a facet in an answer, besides the chosen ones. */
export const maxFacetValues = 30;

export const facetNames = ['category', 'subcategory', 'brand', 'option', 'rating', 'shade'] as const;
export type FacetName = (typeof facetNames)[number];

type Counts = FacetCounts & TagFacets;
type Records = Pick<Catalogue, 'allCategories' | 'brand' | 'allOptions'>;

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
  counts: Counts,
  { categoryId, subcategoryIds, brandId, options, minRating, shade }: Filters & TagFilters,
  catalogue: Records,
): { readonly facets: ProductFacetsResponse; readonly facetSizes: FacetSizesResponse } => {
  const isChosen: Record<FacetName, (id: string) => boolean> = {
    category: (id) => id === categoryId,
    subcategory: (id) => subcategoryIds?.has(id) === true,
    brand: (id) => id === brandId,
    option: (id) => options?.some((ids) => ids.has(id)) === true,
    rating: (id) => id === String(minRating),
    shade: (id) => id === shade,
  };
  const values = facetNames.map((facet) => [facet, valuesOf(facet, counts, catalogue)] as const);
  const shown = values.map(([facet, all]) => {
    const some = largest(all, isChosen[facet]);
    return [facet, (facet === 'brand' ? some.sort(byShownName) : some).map(toResponse)];
  });
  return {
    facets: Object.fromEntries(shown) as Record<FacetName, FacetCountResponse[]>,
    facetSizes: Object.fromEntries(values.map(([facet, all]) => [facet, all.length])) as Record<FacetName, number>,
  };
};

/** The choices of a facet whose names hold a text, those of the most products first. */
export const matchingFacetValues = (
  facet: FacetName,
  counts: Counts,
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

/** Brands in no order, options by the number of products, the rest as they are shown. */
const valuesOf = (facet: FacetName, counts: Counts, catalogue: Records): readonly Value[] => {
  const values: Value[] = [];
  const add = (id: string, record: Named | undefined) => {
    const count = counts[facet].get(id);
    if (record && count) values.push({ id, record, count });
  };
  switch (facet) {
    case 'brand':
      for (const id of counts.brand.keys()) add(id, catalogue.brand(id));
      return values;
    case 'option':
      return optionValues(counts.option, catalogue);
    case 'rating':
    case 'shade':
      for (const id of counts[facet].keys()) add(id, { name: id, displayName: id, labels: {} });
      return values;
    case 'category':
      for (const category of [...catalogue.allCategories()].sort(byOrder)) add(category._id, category);
      return values;
    case 'subcategory':
      for (const category of [...catalogue.allCategories()].sort(byOrder))
        for (const subcategory of [...category.subcategories].sort(byOrder)) add(subcategory.id, subcategory);
      return values;
  }
};

/** A word that stands for several options is one value: a product offers only one of them. */
const optionValues = (counts: TagFacets['option'], catalogue: Records): Value[] => {
  const options = catalogue.allOptions();
  const byWord = new Map<string, Value>();
  for (const [id, count] of counts) {
    const option = options.get(id);
    if (!option) continue;
    const { label, labels = {} } = option;
    const value = byWord.get(normalizeText(label));
    const record = { name: label, displayName: label, labels };
    byWord.set(normalizeText(label), value ? { ...value, count: value.count + count } : { id, record, count });
  }
  return [...byWord.values()].sort((a, b) => b.count - a.count || byShownName(a, b));
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
