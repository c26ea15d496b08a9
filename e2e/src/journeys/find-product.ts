import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { untilStable } from '../wait.ts';
import { cardNames } from './browse.ts';

/** Names in the order of a list that is sorted by name. */
export const byName = (names: readonly string[]) =>
  [...names].sort((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }));
export const isByName = (names: readonly string[]): boolean =>
  names.length > 1 && byName(names).join() === names.join();
const cards = (visitor: Visitor) => visitor.page.getByTestId('product-card');

/** From Home to the lipsticks among all products: searches, filters, sorts by name and opens the first product. @returns its id */
export const findProduct = async (visitor: Visitor): Promise<string> => {
  const { page, texts } = visitor;
  await visitor.goTo('/');
  await page.getByRole('heading', { level: 1, name: texts.home }).waitFor();
  await cards(visitor).first().waitFor();
  expect(await visitor.accessibilityViolations('home')).toEqual([]);

  await visitor.goTo('/products');
  await page.getByRole('heading', { level: 1, name: texts.products }).waitFor();
  await cards(visitor).first().waitFor();
  expect(await visitor.accessibilityViolations('products')).toEqual([]);

  await page.getByRole('combobox', { name: texts.search }).fill('lipstick');
  await page.waitForURL(/q=lipstick/);
  // On a phone the suggestions cover the button.
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: texts.filterAndSort }).click();
  const sheet = page.getByRole('dialog', { name: texts.filterAndSort });
  await sheet.getByRole('combobox', { name: texts.category, exact: true }).selectOption('makeup');
  await page.waitForURL(/category=makeup/);
  await sheet.getByRole('combobox', { name: texts.sort }).selectOption('name');
  await page.waitForURL(/sort=name/);
  const options = sheet.getByRole('group', { name: texts.peopleSay });
  await options.getByRole('button').first().click();
  await page.waitForURL(/option=/);
  await options.getByRole('button', { pressed: true }).waitFor();
  expect(await visitor.accessibilityViolations('filters')).toEqual([]);
  await options.getByRole('button', { pressed: true }).click();
  await page.waitForURL((url) => !url.searchParams.has('option'));
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  // The list of before, which is sorted as well, stays until the next one has come.
  const isBusy = async () =>
    (await page
      .locator('[aria-busy=true]')
      .filter({ has: cards(visitor) })
      .count()) > 0;
  const names = await untilStable(async () => ((await isBusy()) ? [] : cardNames(visitor)));
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual(byName(names));

  await cards(visitor).first().getByRole('link').click();
  await page.waitForURL(/\/product\//);
  await page.getByRole('heading', { level: 1, name: names[0]! }).waitFor();
  expect(await visitor.accessibilityViolations('product')).toEqual([]);
  return new URL(page.url()).pathname.split('/').at(-1)!;
};
