import { expect } from '@jest/globals';
import type { Page } from '@henna/domain';
import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { App } from '../../app/app.ts';
import { until } from '../../wait.ts';
import { categoryOf } from './create-category.ts';

const brandsOf = async (app: App, key: string): Promise<readonly string[]> => {
  const path = `/api/products?category=${encodeURIComponent(key)}&sort=name&page=1`;
  return (await app.get<Page<{ readonly brand: string }>>(path)).items.map(({ brand }) => brand);
};

/** Gives all products of the new category another brand at once. */
export const changeBrandInBulk = async (visitor: Visitor, app: App): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  const { key } = categoryOf(visitor);
  const before = await brandsOf(app, key);
  await visitor.goTo(`/admin/products?category=${encodeURIComponent(key)}`);
  await page.getByRole('checkbox', { name: texts.selectPage, exact: true }).check();
  await page.getByRole('button', { name: texts.changeBrand, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  const brands = dialog.getByRole('combobox', { name: texts.brand, exact: true });
  await brands.locator('option').nth(2).waitFor({ state: 'attached' });
  await brands.selectOption({ index: 2 });
  expect(await visitor.accessibilityViolations('admin-bulk-brand')).toEqual([]);
  await dialog.getByRole('button', { name: texts.change, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const after = await until(
    () => brandsOf(app, key),
    (names) => names.every((name, index) => name !== before[index]),
  );
  expect(new Set(after).size).toBe(1);
};

/** The history shows that change as one entry, and undoes it as one. */
export const undoBrandChange = async (visitor: Visitor, app: App): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  const { key } = categoryOf(visitor);
  const changed = await brandsOf(app, key);
  await visitor.goTo('/admin/history?kind=product&action=changed');
  await page.getByRole('button', { name: texts.undoBatch, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().waitFor();
  expect(await visitor.accessibilityViolations('admin-undo')).toEqual([]);
  await dialog.getByRole('button', { name: texts.undo, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const restored = await until(
    () => brandsOf(app, key),
    (names) => names.every((name, index) => name !== changed[index]),
  );
  expect(new Set(restored).size).toBe(1);
};
