import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { hasFocus, tabTo } from '../browser/keyboard.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { App } from '../app/app.ts';
import { expectEventually, until } from '../wait.ts';
import { cardNames } from './browse.ts';
import { votingSection } from './vote-signed-out.ts';
import { expectStatistic, statisticsOf } from './statistics.ts';
import { byName, isByName } from './find-product.ts';

const to = async (visitor: Visitor, target: Locator, key?: string): Promise<void> =>
  expect(await tabTo(visitor, target, key)).toEqual([]);

/** Expects that the focus has moved into the new page: to its heading or around it. */
const expectFocusInside = async ({ page }: Visitor): Promise<void> => {
  const isThere = () => page.evaluate(() => document.activeElement?.matches('main, main *') ?? false);
  await expectEventually(isThere, true);
};

/** Skips the header; opens a menu and closes it again. */
export const tabThroughHeader = async (visitor: Visitor): Promise<void> => {
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
  expect(await hasFocus(page.locator('#category-menu a').first())).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('#category-menu').waitFor({ state: 'detached' });
  await expectEventually(() => hasFocus(opener), true);
};

/** Searches, sorts and opens a product; the focus moves into each new page. @returns the product's id */
export const findByKeyboard = async (visitor: Visitor): Promise<string> => {
  const { page, texts } = visitor;
  await visitor.goTo('/');
  await to(visitor, page.getByRole('banner').getByRole('combobox', { name: texts.headerSearch }));
  await page.keyboard.type('perfume');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/products\?q=perfume$/);
  await visitor.settle();
  await expectFocusInside(visitor);
  await to(visitor, page.getByRole('main').getByRole('combobox', { name: texts.sort }));
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/sort=name/);
  // The address changes before the list does; a card that disappears loses the focus.
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
export const contributeByKeyboard = async (visitor: Visitor, app: App, id: string): Promise<void> => {
  const { page, texts, name } = visitor;
  await visitor.goTo(`/product/${id}`);
  const before = await statisticsOf(app, id);
  await to(visitor, page.getByRole('radio'));
  await page.keyboard.press('Space');
  await expectStatistic(app, id, 'ratings', before.ratings + 1);
  await to(visitor, votingSection(visitor).getByRole('group').getByRole('button', { pressed: false }));
  await page.keyboard.press('Space');
  await expectStatistic(app, id, 'votes', before.votes + 1);

  await page.locator('#comments [role=status]').first().waitFor({ state: 'attached' });
  await to(visitor, page.getByRole('textbox', { name: texts.comment, exact: true }));
  await page.keyboard.type(`${name}: 1`);
  await to(visitor, page.getByRole('button', { name: texts.post, exact: true }));
  await page.keyboard.press('Enter');
  await page
    .getByRole('paragraph')
    .filter({ hasText: `${name}: 1` })
    .waitFor();
  await expectStatistic(app, id, 'comments', before.comments + 1);

  await to(visitor, page.getByRole('button', { name: texts.replyTo(name), exact: true }));
  await page.keyboard.press('Enter');
  const reply = page.getByRole('textbox', { name: texts.replyTo(name), exact: true });
  await reply.waitFor();
  if (!(await reply.evaluate((element) => element === document.activeElement))) await to(visitor, reply);
  await page.keyboard.type(`${name}: 2`);
  await to(visitor, page.getByRole('button', { name: texts.postReply, exact: true }));
  await page.keyboard.press('Enter');
  await page
    .getByRole('paragraph')
    .filter({ hasText: `${name}: 2` })
    .waitFor();
  await expectStatistic(app, id, 'replies', before.replies + 1);
};

/** Opens the profile and signs out. */
export const signOutByKeyboard = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  await visitor.goTo('/');
  await to(visitor, page.getByRole('banner').locator('a[href="/profile"]'));
  await page.keyboard.press('Enter');
  await visitor.waitForPath('/profile');
  await expectFocusInside(visitor);
  await to(visitor, page.getByRole('banner').locator('a[href="/api/logout"]'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await visitor.waitForPath('/');
  await page.getByRole('banner').locator('a[href^="/api/login"]').waitFor();
};
