import { ImportRows } from './rows.ts';

const product = { source: 'shop', brand: 'Maison', name: 'Good Girl', category: 'perfumes', subcategory: 'perfume' };

test('a product of two catalogues gives two rows, and its ratings refer to the row that the import uses', () => {
  const rows = new ImportRows();
  const first = rows.addProduct(product);
  expect(rows.addProduct({ ...product, source: 'reviews', name: 'good  girl' })).toBe(first);
  expect(rows.addProduct({ ...product, source: 'reviews', name: 'Bad Girl' })).not.toBe(first);
  expect(rows.products).toHaveLength(3);
  expect(new Set(rows.products.map(({ id }) => id)).size).toBe(3);
  expect([...rows.brands.values()]).toHaveLength(1);
});
