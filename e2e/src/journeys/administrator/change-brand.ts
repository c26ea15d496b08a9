import { expect } from '@jest/globals';
import type { ProductPage } from '@henna/domain';
import { adminWords } from '../../browser/admin-words.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { Product } from '../../product/product.ts';
import { until } from '../../until.ts';
import { categoryOf } from './build-category.ts';

const brandsOf = async (product: Product, key: string): Promise<readonly string[]> => {
  const path = `/api/products?category=${encodeURIComponent(key)}&sort=name&page=1`;
  return (await product.get<ProductPage>(path)).items.map(({ brand }) => brand);
};

/** All products of the category that was built have a wrong brand: they get another at once. */
export const fixBrand = async (visitor: Visitor, product: Product): Promise<void> => {
  const { page, manner } = visitor;
  const words = adminWords[manner.language];
  const { key } = categoryOf(visitor);
  const before = await brandsOf(product, key);
  await visitor.goTo(`/admin/products?category=${encodeURIComponent(key)}`);
  await page.getByRole('checkbox', { name: words.selectPage, exact: true }).check();
  await page.getByRole('button', { name: words.changeBrand, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  const brands = dialog.getByRole('combobox', { name: words.brand, exact: true });
  await until(
    () => brands.locator('option').count(),
    (count) => count > 2,
  );
  await brands.selectOption({ index: 2 });
  expect(await visitor.faultsOf('admin-bulk-brand')).toEqual([]);
  await dialog.getByRole('button', { name: words.change, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const after = await until(
    () => brandsOf(product, key),
    (names) => names.every((name, index) => name !== before[index]),
  );
  expect(new Set(after).size).toBe(1);
};

/** The history shows that change as one, and takes it back as one. */
export const takeBrandBack = async (visitor: Visitor, product: Product): Promise<void> => {
  const { page, manner } = visitor;
  const words = adminWords[manner.language];
  const { key } = categoryOf(visitor);
  const fixed = await brandsOf(product, key);
  await visitor.goTo('/admin/history?kind=product&action=changed');
  await page.getByRole('button', { name: words.takeBatchBack, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().waitFor();
  expect(await visitor.faultsOf('admin-undo')).toEqual([]);
  await dialog.getByRole('button', { name: words.takeBack, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const back = await until(
    () => brandsOf(product, key),
    (names) => names.every((name, index) => name !== fixed[index]),
  );
  expect(new Set(back).size).toBe(1);
};
