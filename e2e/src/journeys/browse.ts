import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { steady, until } from '../until.ts';

const subcategory = '/category/makeup/foundation';

export const cardNames = (visitor: Visitor): Promise<string[]> =>
  visitor.page.getByTestId('product-card').getByRole('link').allInnerTexts();

const scrolled = (visitor: Visitor): Promise<number> => visitor.page.evaluate(() => window.scrollY);

const expectAt = async (visitor: Visitor, place: number): Promise<void> => {
  const top = await until(
    () => scrolled(visitor),
    (now) => Math.abs(now - place) < 10,
  );
  expect(Math.abs(top - place)).toBeLessThan(10);
};

/** From Home to a product far down on the second page of a subcategory; Back returns to that very place. */
export const browseAndReturn = async (visitor: Visitor): Promise<void> => {
  const { page, words } = visitor;
  await visitor.goTo('/');
  await page.locator('main a[href="/category/makeup"]').first().click();
  await visitor.arriveAt('/category/makeup');
  await page.locator(`main a[href="${subcategory}"]`).first().click();
  await visitor.arriveAt(subcategory);
  const popular = await steady(() => cardNames(visitor));
  await page.getByRole('combobox', { name: words.sort }).selectOption('newest');
  await page.waitForURL(/sort=newest/);
  // The address changes before the list does.
  await until(
    () => cardNames(visitor),
    (names) => names.length > 0 && names.join() !== popular.join(),
  );
  const first = await steady(() => cardNames(visitor));
  await page
    .getByRole('navigation', { name: words.pages })
    .getByRole('link', { name: words.pageNumber(2), exact: true })
    .click();
  await page.waitForURL(/page=2/);
  await until(
    () => cardNames(visitor),
    (names) => names.length > 0 && names[0] !== first[0],
  );
  const names = await steady(() => cardNames(visitor));
  expect(names).not.toEqual(first);
  const address = page.url();

  const last = page.getByTestId('product-card').last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const place = await until(
    () => scrolled(visitor),
    (top) => top > 0,
  );
  const name = await last.innerText();
  await last.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await visitor.settle();
  await page.goBack();
  await page.waitForURL(address);
  expect(
    await until(
      () => cardNames(visitor),
      (shown) => shown.join() === names.join(),
    ),
  ).toEqual(names);
  expect(await page.getByRole('combobox', { name: words.sort }).inputValue()).toBe('newest');
  await expectAt(visitor, place);
};

/** Far down on a list a product is opened and left again before it came: the list stays where it was. */
export const turnBackEarly = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  await visitor.goTo(subcategory);
  const names = await steady(() => cardNames(visitor));
  const last = page.getByTestId('product-card').last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const place = await scrolled(visitor);
  expect(place).toBeGreaterThan(0);
  // Held until the route is taken away.
  await page.route('**/assets/*', () => undefined);
  await last.click();
  await page.waitForURL(/\/product\//);
  await page.goBack();
  await page.waitForURL(`**${subcategory}`);
  await page.unroute('**/assets/*');
  expect(await steady(() => cardNames(visitor))).toEqual(names);
  await expectAt(visitor, place);
};

/** What is no list of products, too, is found at the place where it was left. */
export const returnToHome = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  await visitor.goTo('/');
  const last = page.locator('main a[href^="/category/"]').last();
  await last.scrollIntoViewIfNeeded();
  const place = await scrolled(visitor);
  expect(place).toBeGreaterThan(0);
  const path = (await last.getAttribute('href'))!;
  await last.click();
  await page.getByTestId('product-card').first().waitFor();
  await visitor.arriveAt(path);
  await expectAt(visitor, 0);
  await page.goBack();
  await visitor.arriveAt('/');
  await expectAt(visitor, place);
};
