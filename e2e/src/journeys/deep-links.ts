import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { until } from '../until.ts';

const address = '/products?q=lip&category=makeup&sort=name&view=list&page=2';

/** An address with every filter opens as it was shared; cleared, nothing of the filters stays. */
export const followDeepLink = async (visitor: Visitor): Promise<void> => {
  const { page, words } = visitor;
  await visitor.goTo(address);
  expect(await page.getByRole('combobox', { name: words.search }).inputValue()).toBe('lip');
  expect(await page.getByRole('combobox', { name: words.category, exact: true }).inputValue()).toBe('makeup');
  expect(await page.getByRole('combobox', { name: words.sort }).inputValue()).toBe('name');
  await page.getByRole('button', { name: words.list, pressed: true }).waitFor();
  const current = page.getByRole('navigation', { name: words.pages }).locator('[aria-current=page]');
  expect(await current.getAttribute('aria-label')).toBe(words.pageNumber(2));
  expect(await visitor.faultsOf('products-filtered')).toEqual([]);

  await page.getByRole('button', { name: words.clearAll }).click();
  await page.waitForURL((url) => !/[?&](q|category|page)=/.test(url.search));
  await visitor.settle();
  expect(
    await until(
      () => page.getByRole('combobox', { name: words.search }).inputValue(),
      (text) => text === '',
    ),
  ).toBe('');
};

/** A page beyond the last is the last, in the address too. */
export const overshoot = async (visitor: Visitor): Promise<void> => {
  const { page, words } = visitor;
  await page.goto('/products?category=perfumes&page=99');
  await page.waitForURL((url) => url.searchParams.get('page') !== '99');
  await visitor.settle();
  const last = Number(new URL(page.url()).searchParams.get('page'));
  expect(last).toBeGreaterThan(1);
  const pages = page.getByRole('navigation', { name: words.pages });
  await pages.locator('[aria-current=page]').waitFor();
  expect(await pages.locator('[aria-current=page]').getAttribute('aria-label')).toBe(words.pageNumber(last));
  expect(await pages.getByRole('link', { name: words.pageNumber(last + 1), exact: true }).count()).toBe(0);
};
