import fc from 'fast-check';
import { facetCounts, ProductCells, type Filters } from './facet-counts.ts';

const cell = fc.record({
  categoryId: fc.constantFrom('m', 's'),
  subcategoryId: fc.constantFrom('x', 'y'),
  brandId: fc.constantFrom('a', 'b'),
});
const optional = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const filters = fc
  .record({ categoryId: optional('m', 's'), subcategory: optional('x', 'y'), brandId: optional('a', 'b') })
  .map(({ categoryId, subcategory, brandId }): Filters => ({
    ...(categoryId && { categoryId }),
    ...(subcategory && { subcategoryIds: new Set([subcategory]) }),
    ...(brandId && { brandId }),
  }));

test('a facet counts what each choice would leave under the other filters', () => {
  fc.assert(
    fc.property(fc.array(cell), filters, (products, chosen) => {
      const cells = new ProductCells();
      for (const each of products) cells.change(each, 1);
      const { brand, category } = facetCounts(cells, chosen);
      for (const id of ['a', 'b'])
        expect(brand.get(id) ?? 0).toBe(
          products.filter(
            (each) =>
              each.brandId === id &&
              (!chosen.categoryId || each.categoryId === chosen.categoryId) &&
              (!chosen.subcategoryIds || chosen.subcategoryIds.has(each.subcategoryId)),
          ).length,
        );
      for (const id of ['m', 's'])
        expect(category.get(id) ?? 0).toBe(
          products.filter((each) => each.categoryId === id && (!chosen.brandId || each.brandId === chosen.brandId))
            .length,
        );
    }),
  );
});

test('a product that leaves takes its count with it', () => {
  const cells = new ProductCells();
  const product = { categoryId: 'm', subcategoryId: 'x', brandId: 'a' };
  cells.change(product, 1);
  cells.change(product, -1);
  expect([...cells]).toEqual([]);
});
