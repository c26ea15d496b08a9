import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';

/** Does something that changes the shelf, and waits until the service has answered. */
const changeShelf = async ({ page }: Visitor, act: () => Promise<void>): Promise<void> => {
  const answered = page.waitForResponse(
    (response) => response.url().includes('/api/shelf/') && response.request().method() !== 'GET',
  );
  await act();
  expect((await answered).ok()).toBe(true);
};

/** Puts a product on the shelf, says that one has it and would buy it again, and finds it on the shelf's page. */
export const putOnShelf = async (visitor: Visitor, id: string): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo(`/product/${id}`);
  const main = page.getByRole('main');
  const menu = main.getByRole('button', { name: texts.shelfMenu }).first();
  await changeShelf(visitor, () =>
    main.getByRole('button', { name: texts.wantIt, exact: true, pressed: false }).click(),
  );
  await visitor.waitForToast(texts.wanted);
  await menu.click();
  expect(await visitor.accessibilityViolations('shelf-menu')).toEqual([]);
  await changeShelf(visitor, () => page.getByRole('menuitemradio', { name: texts.haveIt, exact: true }).click());
  await main.getByRole('button', { name: texts.haveIt, exact: true, pressed: true }).waitFor();
  await menu.click();
  await changeShelf(visitor, () => page.getByRole('menuitemradio', { name: texts.yes, exact: true }).click());

  await visitor.goTo('/shelf');
  await page.getByRole('tab', { name: texts.wantTab(0) }).waitFor();
  await page.getByRole('tab', { name: texts.haveTab(1) }).click();
  await page.getByRole('tabpanel').getByText(texts.wouldBuyAgain, { exact: true }).waitFor();
  expect(await visitor.accessibilityViolations('shelf')).toEqual([]);
};

/** Removes the only product of the shelf, and undoes that. */
export const removeFromShelf = async (visitor: Visitor): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo('/shelf?state=have');
  await page.getByRole('tabpanel').getByRole('button', { name: texts.shelfMenu }).click();
  await changeShelf(visitor, () => page.getByRole('menuitem', { name: texts.removeFromShelf }).click());
  await page.getByRole('tab', { name: texts.haveTab(0) }).waitFor();
  await changeShelf(visitor, () => page.getByRole('button', { name: texts.undo, exact: true }).click());
  await page.getByRole('tab', { name: texts.haveTab(1) }).waitFor();
  await page.getByRole('tabpanel').getByText(texts.wouldBuyAgain, { exact: true }).waitFor();
};
