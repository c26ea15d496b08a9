import type { CatalogueIndex } from './catalogue-index.ts';
import { facetResponses } from './facet-responses.ts';

test('brands stand by their shown name, those that share one by their key, whatever came first', () => {
  const shown: Readonly<Record<string, string>> = { b: 'Rose', a: 'Rose', c: 'Élan' };
  const catalogue = {
    allCategories: () => [].values(),
    brand: (id: string) => ({ name: id, displayName: shown[id], labels: {} }),
  } as unknown as CatalogueIndex;
  const keys = (...ids: readonly string[]) =>
    facetResponses(
      { category: new Map(), subcategory: new Map(), brand: new Map(ids.map((id) => [id, 1])) },
      catalogue,
    ).brand.map(({ key }) => key);
  expect(keys('b', 'c', 'a')).toEqual(['c', 'a', 'b']);
  expect(keys('a', 'b', 'c')).toEqual(['c', 'a', 'b']);
});
