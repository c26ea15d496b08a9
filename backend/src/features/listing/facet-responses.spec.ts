import type { Catalogue } from './catalogue.ts';
import type { FacetCounts } from './facet-counts.ts';
import { facetResponses, matchingFacetValues } from './facet-responses.ts';

const none: FacetCounts = { category: new Map(), subcategory: new Map(), brand: new Map() };
const catalogueOf = (
  shownNames: Readonly<Record<string, string>>,
  arabicNames: Readonly<Record<string, string>> = {},
) =>
  ({
    allCategories: () => [].values(),
    brand: (id: string) => ({ name: id, displayName: shownNames[id], labels: { ar: arabicNames[id] } }),
  }) as unknown as Catalogue;

test('brands stand by their shown name, those that share one by their key, whatever came first', () => {
  const catalogue = catalogueOf({ b: 'Rose', a: 'Rose', c: 'Élan' });
  const keys = (...ids: readonly string[]) =>
    facetResponses({ ...none, brand: new Map(ids.map((id) => [id, 1])) }, {}, catalogue).facets.brand.map(
      ({ key }) => key,
    );
  expect(keys('b', 'c', 'a')).toEqual(['c', 'a', 'b']);
  expect(keys('a', 'b', 'c')).toEqual(['c', 'a', 'b']);
});

describe('of many brands', () => {
  const ids = Array.from({ length: 100 }, (_, index) => `brand-${String(index).padStart(2, '0')}`);
  const catalogue = catalogueOf(Object.fromEntries(ids.map((id) => [id, id])));
  const counts = { ...none, brand: new Map(ids.map((id, index) => [id, 1 + index])) };

  test('the largest 30 are answered, by name, and how many there are', () => {
    const { facets, facetSizes } = facetResponses(counts, {}, catalogue);
    expect(facets.brand.map(({ key }) => key)).toEqual(ids.slice(-30));
    expect(facetSizes).toEqual({ category: 0, subcategory: 0, brand: 100 });
  });

  test('and the chosen one, however small', () => {
    const chosen = facetResponses(counts, { brandId: ids[3]! }, catalogue).facets.brand;
    expect(chosen.map(({ key }) => key)).toEqual([ids[3], ...ids.slice(-30)]);
    expect(facetResponses(counts, { brandId: ids[90]! }, catalogue).facets.brand).toHaveLength(30);
  });

  test('all are found by a part of a name, those of the most products first', () => {
    expect(matchingFacetValues('brand', counts, 'D-1', catalogue).map(({ key }) => key)).toEqual(
      ids.slice(10, 20).reverse(),
    );
    expect(matchingFacetValues('brand', counts, '', catalogue)).toHaveLength(100);
    expect(matchingFacetValues('brand', counts, 'nobody', catalogue)).toEqual([]);
  });
});

test('an Arabic name finds a brand, however it is written', () => {
  const catalogue = catalogueOf({ a: 'Asala', b: 'Reem' }, { a: 'أصالة', b: 'ريم' });
  const counts = { ...none, brand: new Map([...'ab'].map((id) => [id, 1])) };
  expect(matchingFacetValues('brand', counts, 'اصاله', catalogue).map(({ key }) => key)).toEqual(['a']);
});
