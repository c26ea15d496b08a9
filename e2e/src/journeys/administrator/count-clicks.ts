import { expect } from '@jest/globals';
import type { Page } from '@henna/domain';
import type { App } from '../../app/app.ts';
import type { Visitor } from '../../browser/visitor.ts';
import { adminTexts } from '../../texts/admin-texts.ts';

interface Product {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

const readCount = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('presses')));

/** Does a task from the panel's first screen by the pointer, and by typing, which is not counted. */
const within = async (visitor: Visitor, most: number, task: string, run: () => Promise<void>): Promise<void> => {
  await visitor.goTo('/admin/today');
  await visitor.page.evaluate(() => sessionStorage.removeItem('presses'));
  await run();
  const clicks = await readCount(visitor);
  expect({ task, clicks, isWithin: clicks > 0 && clicks <= most }).toEqual({ task, clicks, isWithin: true });
};

/**
 * Everyday tasks of an administrator take at most as many clicks as in the best panels that were looked at.
 * @param author of a comment that was reported
 */
export const countClicks = async (visitor: Visitor, author: Visitor, app: App): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  await page.addInitScript(() =>
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
      },
      true,
    ),
  );
  const brands = await app.administer<Page<{ readonly id: string; readonly displayName: string }>>(
    'GET',
    '/api/admin/brands?page=1&pageSize=1',
  );
  const brand = brands.items[0]!;
  const add = (name: string) =>
    app.administer<Product>('POST', '/api/products', {
      name,
      brandId: brand.id,
      category: 'makeup',
      subcategory: 'lipstick',
    });
  const find = async (name: string) =>
    (await app.administer<Page<Product>>('GET', `/api/admin/products?q=${encodeURIComponent(name)}&page=1`)).items;
  const screen = (name: string) => page.locator(`a[href="/admin/${name}"]`).first().click();
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  const dialog = page.getByRole('dialog');

  await within(visitor, 7, 'add a product with a picture', async () => {
    await screen('products');
    await page.getByRole('button', { name: texts.addProduct, exact: true }).click();
    await dialog.getByRole('textbox', { name: texts.productName, exact: true }).fill('Counted Balm');
    const category = 'makeup';
    for (const [label, typed] of [
      [texts.brand, brand.displayName],
      [texts.categoryField, category],
      [texts.subcategoryField, 'lipstick'],
    ] as const) {
      const field = dialog.getByRole('combobox', { name: label, exact: true });
      await field.focus();
      await field.fill(typed);
      await dialog.getByRole('option').first().waitFor();
      await field.press('Enter');
    }
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: texts.uploadImages, exact: true }).click(),
    ]);
    const image = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
    await chooser.setFiles({ name: 'balm.png', mimeType: 'image/png', buffer: image });
    await dialog.getByRole('button', { name: texts.saveRecord, exact: true }).click();
    await visitor.waitForToast(texts.productCreated);
    await dialog.waitFor({ state: 'detached' });
    // The file chooser of the system takes one more.
    await page.evaluate(() => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1)));
  });
  expect((await find('Counted Balm')).length).toBe(1);

  await add('0 Counted name');
  await within(visitor, 2, "fix a product's name", async () => {
    await screen('products');
    const fixed = row('0 Counted name');
    await fixed.hover();
    await fixed.locator('th button').click();
    await page.keyboard.type('0 Counted fix');
    await page.keyboard.press('Enter');
    await visitor.waitForToast(texts.productUpdated);
  });

  await within(visitor, 3, 'delete and undo', async () => {
    await screen('products');
    await row('0 Counted fix')
      .getByRole('button', { name: texts.deleteOf('0 Counted fix'), exact: true })
      .click();
    const reason = page.getByRole('alertdialog').getByRole('textbox', { name: texts.reason });
    await reason.focus();
    await reason.fill('Listed twice');
    await reason.press('Enter');
    await page.getByTestId('toast').getByRole('button', { name: texts.undo, exact: true }).click();
    await visitor.waitForToast(texts.restored);
  });

  await within(visitor, 3, "undo a colleague's change", async () => {
    await page
      .getByRole('button', { name: new RegExp(`^${texts.undo}.*0 Counted fix`) })
      .first()
      .click();
    await dialog.getByRole('button', { name: texts.undo, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  for (const number of [1, 2, 3]) await add(`Moved Gloss ${number}`);
  await within(visitor, 6, 'give many products another category', async () => {
    await screen('products');
    await page.getByRole('main').getByRole('searchbox').click();
    await page.keyboard.type('Moved Gloss');
    // The list of before shows them, too; what is selected there is forgotten with it.
    await row('Counted Balm').waitFor({ state: 'detached' });
    await visitor.settle();
    await row('Moved Gloss 3').waitFor();
    await page.getByRole('checkbox', { name: texts.selectPage, exact: true }).click();
    await page.getByRole('button', { name: texts.changeCategory, exact: true }).click();
    const choices = page.getByRole('alertdialog').getByRole('combobox');
    await choices.nth(0).selectOption('skincare');
    await choices.nth(1).selectOption({ index: 1 });
    await page.getByRole('alertdialog').getByRole('button', { name: texts.change, exact: true }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  });
  expect((await find('Moved Gloss')).map(({ category }) => category)).toEqual(Array(3).fill('skincare'));

  await within(visitor, 3, 'a product as of a moment', async () => {
    const moment = await page.evaluate(() => {
      const now = new Date();
      return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    });
    await screen('products');
    await row('Moved Gloss 1').getByRole('button').nth(-3).click();
    await page.getByLabel(texts.moment, { exact: true }).fill(moment);
    await page.getByRole('button', { name: texts.showMoment, exact: true }).click();
    await page.getByText(texts.wasAsShown).waitFor();
  });

  await within(visitor, 3, 'votes by brand', async () => {
    await screen('analytics');
    await page.getByRole('tab').nth(1).click();
    await page.getByLabel(texts.groupedBy, { exact: true }).selectOption('brand');
    await page.locator('figure svg [data-line]').first().waitFor({ state: 'attached' });
  });

  await within(visitor, 2, 'remove a reported comment', async () => {
    await screen('moderation');
    const card = page.getByRole('article', { name: author.name, exact: true });
    await card.getByRole('button', { name: texts.remove, exact: true }).click();
    const reason = page.getByRole('alertdialog').getByRole('textbox', { name: texts.reason });
    await reason.focus();
    await reason.press('Enter');
    await visitor.waitForToast(texts.commentRemoved);
  });

  await within(visitor, 5, 'adopt rules', async () => {
    await screen('analytics');
    await page.getByRole('tab').nth(2).click();
    await page.getByRole('slider', { name: texts.aComment, exact: true }).press('ArrowRight');
    await page.getByRole('button', { name: texts.adoptRules, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.adoptRules, exact: true }).click();
    await visitor.waitForToast(texts.rulesAdopted);
  });
  // Other journeys begin with the rules of before.
  await visitor.goTo('/admin/history?kind=rules');
  await page.getByRole('button').filter({ hasText: texts.undo }).first().click();
  await dialog.getByRole('checkbox').first().waitFor();
  await dialog.getByRole('button', { name: texts.undo, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};
