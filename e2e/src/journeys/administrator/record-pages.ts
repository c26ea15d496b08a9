import { expect } from '@jest/globals';
import type { App } from '../../app/app.ts';
import type { Visitor } from '../../browser/visitor.ts';
import { adminTexts } from '../../texts/admin-texts.ts';

interface Product {
  readonly id: string;
  readonly name: string;
  readonly brandId: string;
}

/** A row leads to the product's page, which changes it, undoes that, and leads back; other records have pages as well. */
export const visitRecordPages = async (visitor: Visitor, app: App): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  const address = '/admin/products?sort=name';
  await visitor.goTo(address);
  await page.locator('tbody tr').nth(1).locator('td').nth(1).click();
  await page.waitForURL(/\/admin\/products\/[0-9a-f-]{36}/);
  await visitor.settle();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const read = () => app.administer<Product>('GET', `/api/admin/products/${id}`);
  const { name, brandId } = await read();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

  const field = page.getByRole('textbox', { name: texts.productName, exact: true });
  await field.fill(`${name} II`);
  await page.getByRole('button', { name: texts.saveRecord, exact: true }).click();
  await visitor.waitForToast(texts.productUpdated);
  expect((await read()).name).toBe(`${name} II`);
  await page.getByRole('tab', { name: texts.historyTab, exact: true }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: new RegExp(`${texts.undo}.*II`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.undo, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: texts.productsScreen, exact: true }).click();
  await page.waitForURL((url) => url.pathname + url.search === address);

  const categories = await app.administer<readonly { readonly id: string }[]>('GET', '/api/admin/categories');
  for (const path of [
    ...['', '?tab=votes', '?tab=ratings', '?tab=comments', '?tab=history'].map((tab) => `products/${id}${tab}`),
    `brands/${brandId}`,
    `brands/${brandId}?tab=products`,
    `categories/${categories[0]!.id}`,
    `categories/${categories[0]!.id}?tab=parts`,
  ]) {
    await visitor.goTo(`/admin/${path}`);
    for (const [colorScheme, rules] of [
      ['light', []],
      ['dark', ['color-contrast']],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const screen = `admin-record-${path.replace(/[0-9a-f-]{36}|\W/g, '')}-${colorScheme}`;
      const violations = await visitor.accessibilityViolations(screen, rules);
      expect({ path, colorScheme, violations }).toEqual({ path, colorScheme, violations: [] });
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  }

  await visitor.goTo('/admin/products/00000000-0000-7000-8000-000000000000');
  await page.getByRole('heading', { level: 1, name: texts.missingProduct, exact: true }).waitFor();
  await page.getByRole('link', { name: texts.backToProducts, exact: true }).click();
  await visitor.waitForPath('/admin/products');
};
