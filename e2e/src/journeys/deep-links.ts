import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { expectEventually } from '../wait.ts';

const address = '/products?q=lip&category=makeup&sort=name&view=list&page=2';

/** Opens a shared address with every filter, then clears the filters. */
export const followDeepLink = async (visitor: Visitor): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo(address);
  expect(await page.getByRole('combobox', { name: texts.search }).inputValue()).toBe('lip');
  await page.getByRole('button', { name: texts.filterAndSort }).click();
  const sheet = page.getByRole('dialog', { name: texts.filterAndSort });
  expect(await sheet.getByRole('combobox', { name: texts.category, exact: true }).inputValue()).toBe('makeup');
  expect(await sheet.getByRole('combobox', { name: texts.sort }).inputValue()).toBe('name');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: texts.list, pressed: true }).waitFor();
  const current = page.getByRole('navigation', { name: texts.pages }).locator('[aria-current=page]');
  expect(await current.getAttribute('aria-label')).toBe(texts.pageNumber(2));
  expect(await visitor.accessibilityViolations('products-filtered')).toEqual([]);

  await page.getByRole('button', { name: texts.clearAll }).click();
  await page.waitForURL((url) => !/[?&](q|category|page)=/.test(url.search));
  await visitor.settle();
  await expectEventually(() => page.getByRole('combobox', { name: texts.search }).inputValue(), '');
};

/** A page number beyond the last leads to the last page, in the address too. */
export const openPageBeyondLast = async (visitor: Visitor): Promise<void> => {
  const { page, texts } = visitor;
  await page.goto('/products?category=perfumes&page=99');
  await page.waitForURL((url) => url.searchParams.get('page') !== '99');
  await visitor.settle();
  const last = Number(new URL(page.url()).searchParams.get('page'));
  expect(last).toBeGreaterThan(1);
  const pages = page.getByRole('navigation', { name: texts.pages });
  await pages.locator('[aria-current=page]').waitFor();
  expect(await pages.locator('[aria-current=page]').getAttribute('aria-label')).toBe(texts.pageNumber(last));
  expect(await pages.getByRole('link', { name: texts.pageNumber(last + 1), exact: true }).count()).toBe(0);
};
