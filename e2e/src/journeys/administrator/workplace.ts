import { expect } from '@jest/globals';
import type { Page } from '@henna/domain';
import type { App } from '../../app/app.ts';
import type { Visitor } from '../../browser/visitor.ts';
import { adminTexts } from '../../texts/admin-texts.ts';
import { until } from '../../wait.ts';

const textsOf = ({ device }: Visitor) => adminTexts[device.language];

/** The login page leads to Today, which leads to a product without a picture; its last change is undone there. */
export const startTheDay = async (visitor: Visitor, app: App): Promise<void> => {
  const { page, device } = visitor;
  const texts = textsOf(visitor);
  await visitor.goTo('/admin/login');
  await page.getByLabel(texts.adminToken, { exact: true }).fill(app.adminToken);
  await page.getByRole('button', { name: texts.enter }).click();
  await visitor.waitForPath('/admin/today');

  const name = `Plain ${device.language} ${device.width}`;
  const brands = await app.administer<Page<{ readonly id: string }>>('GET', '/api/admin/brands?page=1&pageSize=1');
  const place = { category: 'makeup', subcategory: 'lipstick' };
  await app.administer('POST', '/api/products', { name, brandId: brands.items[0]!.id, ...place });
  await visitor.goTo('/admin/today');
  expect(await visitor.accessibilityViolations('admin-today')).toEqual([]);
  await page.getByRole('link', { name: texts.withoutPicture }).click();
  await visitor.waitForPath('/admin/products');
  await page.getByRole('rowheader', { name }).waitFor();

  await visitor.goTo('/admin/today');
  await page.getByRole('button', { name: new RegExp(`${name}$`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.undo, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const found = () => app.administer<Page<object>>('GET', `/api/admin/products?q=${encodeURIComponent(name)}&page=1`);
  await until(found, ({ total }) => total === 0);
};

/** The palette opens forms, finds records, and is left by Escape; an address without a screen leads back. */
export const findByPalette = async (visitor: Visitor, app: App): Promise<void> => {
  const { page } = visitor;
  const texts = textsOf(visitor);
  const field = page.getByRole('combobox', { name: texts.palette, exact: true });
  const open = async () => {
    await page.keyboard.press('Control+K');
    await field.waitFor();
  };
  await visitor.goTo('/admin/today');
  await open();
  expect(await visitor.accessibilityViolations('admin-palette')).toEqual([]);
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });

  await open();
  await page.keyboard.type(texts.newBanner);
  await page.getByRole('option', { name: texts.newBanner, exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await visitor.waitForPath('/admin/banners');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const { items } = await app.get<Page<{ readonly name: string }>>('/api/products?sort=name&page=1');
  const { name } = items[0]!;
  await open();
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/(?:products|brands|categories)\/[0-9a-f-]{36}$/);

  await visitor.goTo('/admin/nowhere');
  await page.getByRole('link', { name: texts.backToPanel, exact: true }).click();
  await visitor.waitForPath('/admin/today');
};

/** Opens the guide to a screen: from the bar, or from the menu of a narrow screen; it leads back. */
export const readGuide = async (visitor: Visitor): Promise<void> => {
  const { page, device } = visitor;
  const texts = textsOf(visitor);
  await visitor.goTo('/admin/moderation');
  if (device.width < 1200) {
    await page.getByRole('button', { name: texts.account, exact: true }).click();
    await page.getByRole('menuitem', { name: texts.guideToModeration, exact: true }).click();
  } else await page.getByRole('link', { name: texts.guideToModeration, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: texts.guideToModeration, exact: true }).waitFor();
  expect(await visitor.accessibilityViolations('admin-guide')).toEqual([]);
  await page.getByRole('link', { name: texts.openScreen, exact: true }).click();
  await visitor.waitForPath('/admin/moderation');
};

/** Logs out: by a button in the bar, or from the menu of a narrow screen. */
export const logOut = async (visitor: Visitor): Promise<void> => {
  const { page, device } = visitor;
  const texts = textsOf(visitor);
  if (device.width < 1200) {
    await page.getByRole('button', { name: texts.account, exact: true }).click();
    await page.getByRole('menuitem', { name: texts.logout, exact: true }).click();
  } else await page.getByRole('button', { name: texts.logout, exact: true }).click();
  await page.getByLabel(texts.adminToken, { exact: true }).waitFor();
};
