import { productSorts } from '@henna/domain';
import fc from 'fast-check';
import { TimeSlices } from '../../shared/slices.ts';
import type { ListedProduct } from './listed-product.ts';
import { productOrders } from './product-order.ts';
import { bucketsOf, SortedProducts } from './sorted-products.ts';

const product = fc.record({
  id: fc.integer({ min: 0, max: 30 }).map((number) => `product-${number}`),
  slot: fc.constant(0),
  brandId: fc.constantFrom('a', 'b', 'c'),
  categoryId: fc.constantFrom('m', 's'),
  subcategoryId: fc.constantFrom('x', 'y', 'z'),
  created: fc.integer({ min: 0, max: 5 }),
  name: fc.constantFrom('rouge', 'balm', 'kohl'),
  brand: fc.constantFrom('layla', 'noor'),
  category: fc.constantFrom('eyes', 'lips'),
  trend: fc.constantFrom(-Infinity, 0, 1.5, 2),
  rating: fc.constantFrom(-Infinity, 3.8, 4.2),
  reviews: fc.integer({ min: 0, max: 3 }),
}) as fc.Arbitrary<ListedProduct>;
const change = fc.record({ product, listed: fc.integer({ min: 0, max: 3 }) });

describe('sorted products', () => {
  test('are, after any changes, what sorting them all would give, in every choice', () => {
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 60 }), { maxLength: 6 }), (batches) => {
        const sorted = new SortedProducts();
        const productsById = new Map<string, ListedProduct>();
        for (const batch of batches) {
          const last = new Map(
            batch.map(({ product: next, listed }) => [next.id, listed > 0 ? { ...next } : undefined]),
          );
          sorted.replace([...last].map(([id, is]) => ({ was: productsById.get(id), is })));
          for (const [id, is] of last)
            if (is) productsById.set(id, productsById.get(id) ?? is);
            else productsById.delete(id);
        }
        const buckets = new Set([...productsById.values()].flatMap(bucketsOf));
        for (const sort of productSorts)
          for (const bucket of buckets) {
            const expected = [...productsById.values()]
              .filter((each) => bucketsOf(each).includes(bucket))
              .sort(productOrders[sort]);
            expect(sorted.list(bucket, sort)).toEqual(expected);
          }
      }),
    );
  });

  test('begin in the order of every sort', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(product, { selector: ({ id }) => id }), async (products) => {
        const sorted = await SortedProducts.inSlices(products, new TimeSlices());
        for (const sort of productSorts)
          expect(sorted.list('all', sort)).toEqual([...products].sort(productOrders[sort]));
      }),
    );
  });
});
