import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { adminWords } from '../../browser/admin-words.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { Product } from '../../product/product.ts';
import { until } from '../../until.ts';
import { categoryOf } from './build-category.ts';

/** A brand as it was before its name was changed: in the list, which is only to be read then, and beside what it is. */
export const lookBack = async (visitor: Visitor, product: Product): Promise<void> => {
  const { page, manner } = visitor;
  const words = adminWords[manner.language];
  const { key } = categoryOf(visitor);
  const before = { name: `before ${key}`, displayName: `Before ${key}` };
  const { id } = await product.administer<{ id: string }>('POST', '/api/admin/brands', before);
  const then = new Date().toISOString();
  // A moment holds all that was done in its millisecond.
  await pause(2);
  await product.administer('PUT', `/api/admin/brands/${id}`, { displayName: `After ${key}` });
  await visitor.goTo(`/admin/brands?q=${encodeURIComponent(key)}`);
  await page.getByText(`After ${key}`).first().waitFor();
  await page.getByRole('button', { name: words.asOf, exact: true }).click();
  await page.getByLabel(words.moment, { exact: true }).waitFor();
  await visitor.goTo(`/admin/brands?q=${encodeURIComponent(key)}&asOf=${encodeURIComponent(then)}`);
  await page.getByText(`Before ${key}`).first().waitFor();
  await page.getByText(words.readOnly).waitFor();
  expect(await page.getByRole('button', { name: words.addBrand, exact: true }).count()).toBe(0);
  expect(await visitor.faultsOf('admin-as-of')).toEqual([]);
  await page.getByRole('button', { name: words.backToNow, exact: true }).click();
  await page.getByText(`After ${key}`).first().waitFor();
  await until(
    () => Promise.resolve(page.url()),
    (url) => !url.includes('asOf'),
  );
};
