import { expect } from '@jest/globals';
import type { Page } from '@henna/domain';
import type { Locator } from 'playwright-core';
import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { App } from '../../app/app.ts';
import { until } from '../../wait.ts';

const products = 3;
const options = ['Smooth', 'Sticky'];

/** The category that the visitor creates: its key, and its name. */
export const categoryOf = ({ device }: Visitor): { readonly key: string; readonly name: string } => ({
  key: `hands ${device.language} ${device.width}`,
  name: device.language === 'ar' ? `العناية باليدين ${device.width}` : `Hand Care ${device.width}`,
});

/** A PNG of one colour, drawn by the browser. */
const drawImage = async ({ page }: Visitor, hue: number): Promise<Buffer> => {
  const address = await page.evaluate((degrees) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 320 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = `hsl(${degrees} 60% 60%)`;
    context.fillRect(0, 0, 320, 320);
    return canvas.toDataURL('image/png');
  }, hue);
  return Buffer.from(address.split(',')[1]!, 'base64');
};

/** Creates a category with a subcategory, options of its own and three products with images, and opens one of them. */
export const createCategory = async (visitor: Visitor, app: App): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  const { key, name } = categoryOf(visitor);
  const subcategory = device.language === 'ar' ? 'كريمات اليد' : 'Hand creams';
  const save = (dialog: Locator) => dialog.getByRole('button', { name: texts.saveRecord, exact: true }).click();
  const fillRecord = async (system: string, shown: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: texts.adminName, exact: true }).fill(system);
    await dialog.getByRole('textbox', { name: texts.displayName, exact: true }).fill(shown);
    await dialog.getByRole('textbox', { name: texts.arabicName, exact: true }).fill(shown);
    await save(dialog);
  };

  await visitor.goTo('/admin/categories');
  await page.getByRole('button', { name: texts.addCategory, exact: true }).click();
  await fillRecord(key, name);
  await visitor.waitForToast(texts.categoryCreated);
  await page.getByRole('button', { name: texts.addSubcategoryTo(name), exact: true }).click();
  await fillRecord(`${key} creams`, subcategory);
  await visitor.waitForToast(texts.subcategoryCreated);

  await page.getByRole('button', { name: texts.editOptionsOf(name), exact: true }).click();
  const category = page.getByRole('region', { name, exact: true });
  for (const option of options) {
    await category.getByRole('textbox', { name: texts.newOption, exact: true }).fill(option);
    await category.getByRole('button', { name: texts.addOption, exact: true }).click();
  }
  await category
    .getByRole('combobox', { name: texts.toneOfOption(options.length), exact: true })
    .selectOption({ label: texts.dislike });
  await category.getByRole('button', { name: texts.saveOptions, exact: true }).click();
  await visitor.waitForToast(texts.optionsSaved);

  for (let number = 1; number <= products; number += 1) await addProduct(visitor, `${name} ${number}`, number);

  const { items, total } = await until(
    () =>
      app.get<Page<{ readonly id: string; readonly images: readonly unknown[] }>>(
        `/api/products?category=${encodeURIComponent(key)}&sort=name&page=1`,
      ),
    (list) => list.items.filter(({ images }) => images.length === 1).length === products,
  );
  expect(total).toBe(products);
  expect(items.map(({ images }) => images.length)).toEqual([1, 1, 1]);
  await visitor.goTo(`/product/${items[0]!.id}`);
  const voting = page.locator('section[aria-labelledby=voting-title]');
  const offered = voting.getByRole('button');
  await offered.nth(options.length - 1).waitFor();
  const disliked = voting.getByRole('group', { name: texts.peopleDislike, exact: true });
  await disliked.getByRole('button', { name: options.at(-1)! }).waitFor();
};

const addProduct = async (visitor: Visitor, name: string, number: number) => {
  const { page, device } = visitor;
  const category = categoryOf(visitor);
  const texts = adminTexts[device.language];
  await visitor.goTo('/admin/products');
  await page.getByRole('button', { name: texts.addProduct, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: texts.productName, exact: true }).fill(name);
  const pick = async (label: string, option: Locator) => {
    await dialog.getByRole('combobox', { name: label, exact: true }).click();
    await option.click();
  };
  await pick(texts.brand, dialog.getByRole('option').first());
  await pick(texts.categoryField, dialog.getByRole('option', { name: category.name, exact: true }));
  await pick(texts.subcategoryField, dialog.getByRole('option').first());
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: await drawImage(visitor, number * 90),
  });
  await dialog.getByRole('button', { name: texts.imageOf(1), exact: true }).waitFor();
  await dialog.getByRole('button', { name: texts.saveRecord, exact: true }).click();
  await visitor.waitForToast(texts.productCreated);
  await dialog.waitFor({ state: 'detached' });
};
