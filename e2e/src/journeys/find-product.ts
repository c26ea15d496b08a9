import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { until } from '../until.ts';
import { cardNames } from './browse.ts';

/** Names in the order in which a list sorted by name has them. */
export const byName = (names: readonly string[]) =>
  [...names].sort((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }));
export const isByName = (names: readonly string[]): boolean =>
  names.length > 1 && byName(names).join() === names.join();
const cards = (visitor: Visitor) => visitor.page.getByTestId('product-card');

/** From Home to the lipsticks among all products: searched, filtered, ordered by name; answers the product's id. */
export const findProduct = async (visitor: Visitor): Promise<string> => {
  const { page, words } = visitor;
  await visitor.goTo('/');
  await page.getByRole('heading', { level: 1, name: words.home }).waitFor();
  await cards(visitor).first().waitFor();
  expect(await visitor.faultsOf('home')).toEqual([]);

  await visitor.goTo('/products');
  await page.getByRole('heading', { level: 1, name: words.products }).waitFor();
  await cards(visitor).first().waitFor();
  expect(await visitor.faultsOf('products')).toEqual([]);

  await page.getByRole('combobox', { name: words.search }).fill('lipstick');
  await page.waitForURL(/q=lipstick/);
  await page.getByRole('combobox', { name: words.category, exact: true }).selectOption('makeup');
  await page.waitForURL(/category=makeup/);
  await page.getByRole('combobox', { name: words.sort }).selectOption('name');
  await page.waitForURL(/sort=name/);
  const names = await until(() => cardNames(visitor), isByName);
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual(byName(names));

  await cards(visitor).first().getByRole('link').click();
  await page.waitForURL(/\/product\//);
  await page.getByRole('heading', { level: 1, name: names[0]! }).waitFor();
  expect(await visitor.faultsOf('product')).toEqual([]);
  return new URL(page.url()).pathname.split('/').at(-1)!;
};
