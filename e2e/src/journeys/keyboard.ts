import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { isOn, tabTo } from '../browser/by-keyboard.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { Product } from '../product/product.ts';
import { until } from '../until.ts';
import { cardNames } from './browse.ts';
import { votingOf } from './detour.ts';
import { expectTold, figuresOf } from './figures.ts';
import { byName, isByName } from './find-product.ts';

const to = async (visitor: Visitor, target: Locator, key?: string): Promise<void> =>
  expect(await tabTo(visitor, target, key)).toEqual([]);

/** Expects that the focus has gone along to the new page: to its heading, or what holds it. */
const expectFocusInside = async ({ page }: Visitor): Promise<void> => {
  const isThere = () => page.evaluate(() => document.activeElement?.matches('main, main *') ?? false);
  expect(await until(isThere, Boolean)).toBe(true);
};

/** Past the header at once; into a menu, and out of it again. */
export const walkTheHeader = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  await visitor.goTo('/');
  await to(visitor, page.locator('a[href="#content"]'));
  await page.keyboard.press('Enter');
  await expectFocusInside(visitor);

  await visitor.goTo('/');
  const opener = page.getByRole('navigation').getByRole('button', { expanded: false }).first();
  await to(visitor, opener);
  await page.keyboard.press('Enter');
  await page.locator('#category-menu').waitFor();
  await page.keyboard.press('Tab');
  await page.locator('#category-menu a:focus').waitFor();
  expect(await isOn(page.locator('#category-menu a').first())).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('#category-menu').waitFor({ state: 'detached' });
  expect(await until(() => isOn(opener), Boolean)).toBe(true);
};

/** From the search to a product: typed, filtered, opened; the focus comes along. */
export const findByKeyboard = async (visitor: Visitor): Promise<string> => {
  const { page, words } = visitor;
  await visitor.goTo('/');
  await to(visitor, page.getByRole('banner').getByRole('combobox', { name: words.headerSearch }));
  await page.keyboard.type('perfume');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/products\?q=perfume$/);
  await visitor.settle();
  await expectFocusInside(visitor);
  await to(visitor, page.getByRole('main').getByRole('combobox', { name: words.sort }));
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/sort=name/);
  // The address changes before the list does; a card that goes takes the focus along.
  const names = await until(() => cardNames(visitor), isByName);
  expect(names).toEqual(byName(names));
  await to(visitor, page.getByTestId('product-card').getByRole('link'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/product\//);
  await visitor.settle();
  await expectFocusInside(visitor);
  return new URL(page.url()).pathname.split('/').at(-1)!;
};

/** Votes, gives stars, comments and replies. */
export const speakByKeyboard = async (visitor: Visitor, product: Product, id: string): Promise<void> => {
  const { page, words, name } = visitor;
  await visitor.goTo(`/product/${id}`);
  const before = await figuresOf(product, id);
  await to(visitor, page.getByRole('radio'));
  await page.keyboard.press('Space');
  await expectTold(product, id, 'ratings', before.ratings + 1);
  await to(visitor, votingOf(visitor).getByRole('group').getByRole('button', { pressed: false }));
  await page.keyboard.press('Space');
  await expectTold(product, id, 'votes', before.votes + 1);

  await page.locator('#comments [role=status]').first().waitFor({ state: 'attached' });
  await to(visitor, page.getByRole('textbox', { name: words.comment, exact: true }));
  await page.keyboard.type(`${name}: 1`);
  await to(visitor, page.getByRole('button', { name: words.post, exact: true }));
  await page.keyboard.press('Enter');
  await page
    .getByRole('paragraph')
    .filter({ hasText: `${name}: 1` })
    .waitFor();
  await expectTold(product, id, 'comments', before.comments + 1);

  await to(visitor, page.getByRole('button', { name: words.replyTo(name), exact: true }));
  await page.keyboard.press('Enter');
  const reply = page.getByRole('textbox', { name: words.replyTo(name), exact: true });
  await reply.waitFor();
  if (!(await reply.evaluate((element) => element === document.activeElement))) await to(visitor, reply);
  await page.keyboard.type(`${name}: 2`);
  await to(visitor, page.getByRole('button', { name: words.postReply, exact: true }));
  await page.keyboard.press('Enter');
  await page
    .getByRole('paragraph')
    .filter({ hasText: `${name}: 2` })
    .waitFor();
  await expectTold(product, id, 'replies', before.replies + 1);
};

/** To the profile and out of the site. */
export const leaveByKeyboard = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  await visitor.goTo('/');
  await to(visitor, page.getByRole('banner').locator('a[href="/profile"]'));
  await page.keyboard.press('Enter');
  await visitor.arriveAt('/profile');
  await expectFocusInside(visitor);
  await to(visitor, page.getByRole('banner').locator('a[href="/api/logout"]'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await visitor.arriveAt('/');
  await page.getByRole('banner').locator('a[href^="/api/login"]').waitFor();
};
