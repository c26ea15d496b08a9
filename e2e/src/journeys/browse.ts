import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import type { Visitor } from '../browser/visitor.ts';
import { expectEventually, until, untilStable } from '../wait.ts';

const subcategory = '/category/makeup/foundation';

export const cardNames = (visitor: Visitor): Promise<string[]> =>
  visitor.page.getByTestId('product-card').getByRole('link').allInnerTexts();

const scrollTop = (visitor: Visitor): Promise<number> => visitor.page.evaluate(() => window.scrollY);

const expectScrolledTo = async (visitor: Visitor, expected: number): Promise<void> => {
  const top = await until(
    () => scrollTop(visitor),
    (now) => Math.abs(now - expected) < 10,
  );
  expect(Math.abs(top - expected)).toBeLessThan(10);
};

/** Scrolls down to an element. @returns how far */
const scrollDownTo = async (visitor: Visitor, element: Locator): Promise<number> => {
  await element.scrollIntoViewIfNeeded();
  const top = await until(
    () => scrollTop(visitor),
    (now) => now > 0,
  );
  expect(top).toBeGreaterThan(0);
  return top;
};

/** From Home to a product far down on the second page of a subcategory; Back restores the list and the scroll position. */
export const browseAndReturn = async (visitor: Visitor): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo('/');
  await page.locator('main a[href="/category/makeup"]').first().click();
  await visitor.waitForPath('/category/makeup');
  await page.locator(`main a[href="${subcategory}"]`).first().click();
  await visitor.waitForPath(subcategory);
  const popular = await untilStable(() => cardNames(visitor));
  await page.getByRole('combobox', { name: texts.sort }).selectOption('newest');
  await page.waitForURL(/sort=newest/);
  // The address changes before the list does.
  await until(
    () => cardNames(visitor),
    (names) => names.length > 0 && names.join() !== popular.join(),
  );
  const first = await untilStable(() => cardNames(visitor));
  await page
    .getByRole('navigation', { name: texts.pages })
    .getByRole('link', { name: texts.pageNumber(2), exact: true })
    .click();
  await page.waitForURL(/page=2/);
  await until(
    () => cardNames(visitor),
    (names) => names.length > 0 && names[0] !== first[0],
  );
  const names = await untilStable(() => cardNames(visitor));
  expect(names).not.toEqual(first);
  const address = page.url();

  const last = page.getByTestId('product-card').last().getByRole('link');
  const top = await scrollDownTo(visitor, last);
  const name = await last.innerText();
  await last.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await visitor.settle();
  await page.goBack();
  await page.waitForURL(address);
  await expectEventually<readonly string[]>(() => cardNames(visitor), names);
  expect(await page.getByRole('combobox', { name: texts.sort }).inputValue()).toBe('newest');
  await expectScrolledTo(visitor, top);
};

/** Far down on a list a product is opened and left again before it is loaded: the list keeps its scroll position. */
export const goBackBeforeLoaded = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  await visitor.goTo(subcategory);
  const names = await untilStable(() => cardNames(visitor));
  const last = page.getByTestId('product-card').last().getByRole('link');
  const top = await scrollDownTo(visitor, last);
  // Pending until the route is removed.
  await page.route('**/assets/*', () => undefined);
  await last.click();
  await page.waitForURL(/\/product\//);
  await page.goBack();
  await page.waitForURL(`**${subcategory}`);
  await page.unroute('**/assets/*');
  expect(await untilStable(() => cardNames(visitor))).toEqual(names);
  await expectScrolledTo(visitor, top);
};

/** Home keeps its scroll position, too. */
export const returnToHome = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  await visitor.goTo('/');
  const last = page.locator('main a[href^="/brands/"]').last();
  const top = await scrollDownTo(visitor, last);
  const path = (await last.getAttribute('href'))!;
  await last.click();
  await page.getByTestId('product-card').first().waitFor();
  await visitor.waitForPath(path);
  await expectScrolledTo(visitor, 0);
  await page.goBack();
  await visitor.waitForPath('/');
  await expectScrolledTo(visitor, top);
};
