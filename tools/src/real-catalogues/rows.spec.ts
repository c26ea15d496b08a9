import { Rows } from './rows.ts';

const product = { source: 'shop', brand: 'Maison', name: 'Good Girl', category: 'perfumes', subcategory: 'perfume' };

test('what two catalogues have is told twice, and its acts find the row that the import takes', () => {
  const rows = new Rows();
  const first = rows.addProduct(product);
  expect(rows.addProduct({ ...product, source: 'reviews', name: 'good  girl' })).toBe(first);
  expect(rows.addProduct({ ...product, source: 'reviews', name: 'Bad Girl' })).not.toBe(first);
  expect(rows.products).toHaveLength(3);
  expect(new Set(rows.products.map(({ id }) => id)).size).toBe(3);
  expect([...rows.brands.values()]).toHaveLength(1);
});
