import { expect } from '@jest/globals';
import type { ProductPage } from '@henna/domain';
import type { Locator } from 'playwright-core';
import { adminWords } from '../../browser/admin-words.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { Product } from '../../product/product.ts';
import { until } from '../../until.ts';

const products = 3;
const options = ['Smooth', 'Sticky'];

/** The category that is built: its key, and its name as people read it. */
export const categoryOf = ({ manner }: Visitor): { readonly key: string; readonly name: string } => ({
  key: `hands ${manner.language} ${manner.width}`,
  name: manner.language === 'ar' ? `العناية باليدين ${manner.width}` : `Hand Care ${manner.width}`,
});

/** A picture of one colour, drawn by the browser. */
const draw = async ({ page }: Visitor, hue: number): Promise<Buffer> => {
  const address = await page.evaluate((degrees) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 320 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = `hsl(${degrees} 60% 60%)`;
    context.fillRect(0, 0, 320, 320);
    return canvas.toDataURL('image/png');
  }, hue);
  return Buffer.from(address.split(',')[1]!, 'base64');
};

/** A category with a subcategory, options of its own and three products with pictures, as the public then meets it. */
export const buildCategory = async (visitor: Visitor, product: Product): Promise<void> => {
  const { page, manner } = visitor;
  const words = adminWords[manner.language];
  const { key, name } = categoryOf(visitor);
  const subcategory = manner.language === 'ar' ? 'كريمات اليد' : 'Hand creams';
  const save = (dialog: Locator) => dialog.getByRole('button', { name: words.saveRecord, exact: true }).click();
  const fillRecord = async (system: string, shown: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words.adminName, exact: true }).fill(system);
    await dialog.getByRole('textbox', { name: words.displayName, exact: true }).fill(shown);
    await dialog.getByRole('textbox', { name: words.arabicName, exact: true }).fill(shown);
    await save(dialog);
  };

  await visitor.goTo('/admin/categories');
  await page.getByRole('button', { name: words.addCategory, exact: true }).click();
  await fillRecord(key, name);
  await visitor.isTold(words.categoryCreated);
  await page.getByRole('button', { name: words.addSubcategoryTo(name), exact: true }).click();
  await fillRecord(`${key} creams`, subcategory);
  await visitor.isTold(words.subcategoryCreated);

  await page.getByRole('button', { name: words.editOptionsOf(name), exact: true }).click();
  const category = page.getByRole('region', { name, exact: true });
  for (const option of options) {
    await category.getByRole('textbox', { name: words.newOption, exact: true }).fill(option);
    await category.getByRole('button', { name: words.addOption, exact: true }).click();
  }
  await category.getByRole('button', { name: words.saveOptions, exact: true }).click();
  await visitor.isTold(words.optionsSaved);

  for (let number = 1; number <= products; number += 1) await addProduct(visitor, `${name} ${number}`, key, number);

  const { items, total } = await until(
    () => product.get<ProductPage>(`/api/products?category=${encodeURIComponent(key)}&sort=name&page=1`),
    (list) => list.items.filter(({ images }) => images.length === 1).length === products,
  );
  expect(total).toBe(products);
  expect(items.map(({ images }) => images.length)).toEqual([1, 1, 1]);
  await visitor.goTo(`/product/${items[0]!.id}`);
  const offered = page.locator('section[aria-labelledby=voting-title]').getByRole('button');
  expect(
    await until(
      () => offered.count(),
      (count) => count >= options.length,
    ),
  ).toBeGreaterThanOrEqual(options.length);
};

const addProduct = async (visitor: Visitor, name: string, category: string, number: number) => {
  const { page, manner } = visitor;
  const words = adminWords[manner.language];
  await visitor.goTo('/admin/products');
  await page.getByRole('button', { name: words.addProduct, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words.productName, exact: true }).fill(name);
  const brands = dialog.getByRole('combobox', { name: words.brand, exact: true });
  await until(
    () => brands.locator('option').count(),
    (count) => count > 1,
  );
  await brands.selectOption({ index: 1 });
  await dialog.getByRole('combobox', { name: words.categoryField, exact: true }).selectOption(category);
  await dialog.getByRole('combobox', { name: words.subcategoryField, exact: true }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: words.saveRecord, exact: true }).click();
  await visitor.isTold(words.productCreated);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: await draw(visitor, number * 90),
  });
  await dialog.getByRole('button', { name: words.imageOf(1), exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
};
