import type { Catalogue } from './catalogue.ts';
import { facetResponses, matchingFacetValues } from './facet-responses.ts';

const none = {
  ...{ category: new Map<string, number>(), subcategory: new Map<string, number>(), brand: new Map<string, number>() },
  ...{ option: new Map<string, number>(), rating: new Map<string, number>(), shade: new Map<string, number>() },
};
const catalogueOf = (
  shownNames: Readonly<Record<string, string>>,
  arabicNames: Readonly<Record<string, string>> = {},
) =>
  ({
    allCategories: () => [].values(),
    allOptions: () => new Map(),
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
    expect(facetSizes).toMatchObject({ category: 0, subcategory: 0, brand: 100, option: 0 });
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

test('a word that stands for several options is one value, which either of them chooses; many words are bounded', () => {
  const options = new Map<string, { id: string; label: string }>([
    ...['a', 'b'].map((id) => [id, { id, label: id === 'a' ? 'Gentle' : 'gentle' }] as const),
    ...Array.from({ length: 40 }, (_, at) => [`o${at}`, { id: `o${at}`, label: `Word ${at}` }] as const),
  ]);
  const catalogue = { ...catalogueOf({}), allOptions: () => options } as unknown as Catalogue;
  const option = new Map<string, number>([
    ['a', 2],
    ['b', 3],
    ...[...options.keys()].slice(2).map((id) => [id, 9] as const),
  ]);
  const { facets, facetSizes } = facetResponses({ ...none, option }, { options: [new Set(['a', 'b'])] }, catalogue);
  expect(facets.option).toHaveLength(31);
  expect(facets.option.at(-1)).toEqual({ key: 'Gentle', displayName: 'Gentle', labels: {}, count: 5 });
  expect(facetSizes.option).toBe(41);
});
