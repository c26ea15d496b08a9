import fc from 'fast-check';
import { add, emptyBits } from '../search/index.ts';
import { ProductCells, type Filters } from './facet-counts.ts';

const place = fc.record({
  categoryId: fc.constantFrom('m', 's'),
  subcategoryId: fc.constantFrom('x', 'y'),
  brandId: fc.constantFrom('a', 'b'),
  leaves: fc.boolean(),
  found: fc.boolean(),
});
const optional = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const filters = fc
  .record({ categoryId: optional('m', 's', '?'), subcategory: optional('x', 'y'), brandId: optional('a', 'b', '?') })
  .map(({ categoryId, subcategory, brandId }): Filters => ({
    ...(categoryId && { categoryId }),
    ...(subcategory && { subcategoryIds: new Set([subcategory]) }),
    ...(brandId && { brandId }),
  }));

test('totals and facets are what counting each product gives, of all and of some', () => {
  fc.assert(
    fc.property(fc.array(place), filters, fc.boolean(), (places, chosen, ofFound) => {
      const cells = new ProductCells();
      const products = places.map((each, slot) => ({ ...each, slot }));
      for (const product of products) cells.add(product);
      for (const product of products) if (product.leaves) cells.remove(product);
      const slots = emptyBits(products.length);
      const counted = products.filter(({ leaves, found }) => !leaves && (!ofFound || found));
      for (const { slot } of counted) add(slots, slot);
      const range = ofFound ? slots : undefined;
      const { category, subcategory, brand } = cells.facets(range, chosen);
      type Product = (typeof products)[number];
      const passes = (but: keyof Filters | undefined) => (product: Product) =>
        (but === 'categoryId' || !chosen.categoryId || product.categoryId === chosen.categoryId) &&
        (but === 'categoryId' ||
          but === 'subcategoryIds' ||
          !chosen.subcategoryIds ||
          chosen.subcategoryIds.has(product.subcategoryId)) &&
        (but === 'brandId' || !chosen.brandId || product.brandId === chosen.brandId);
      const naive = (but: keyof Filters, id: (product: Product) => string) => {
        const ids = counted.filter(passes(but)).map(id).sort();
        return Object.fromEntries(ids.map((own) => [own, ids.filter((other) => other === own).length]));
      };
      expect(cells.total(range, chosen)).toBe(counted.filter(passes(undefined)).length);
      expect(Object.fromEntries(category)).toEqual(naive('categoryId', ({ categoryId }) => categoryId));
      expect(Object.fromEntries(subcategory)).toEqual(naive('subcategoryIds', ({ subcategoryId }) => subcategoryId));
      expect(Object.fromEntries(brand)).toEqual(naive('brandId', ({ brandId }) => brandId));
    }),
  );
});
