import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { expectEventually, untilStable } from '../wait.ts';

/** By keyboard alone: into the field, down the suggestions, and to the page of the first. */
export const chooseSuggestion = async (visitor: Visitor): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo('/');
  const field = page.getByRole('banner').getByRole('combobox', { name: texts.headerSearch });
  const isFocused = () => field.evaluate((element) => element === document.activeElement);
  // A key that is pressed before the client listens is lost.
  const pressUntilFocused = async () => (await isFocused()) || (await page.keyboard.press('/'), isFocused());
  await expectEventually(pressUntilFocused, true);
  const suggestions = page.waitForResponse(/\/api\/search\/suggest\?q=lipst/);
  await page.keyboard.type('lipst');
  await suggestions;
  const options = page.getByRole('listbox').getByRole('option');
  expect(await untilStable(() => options.allInnerTexts())).not.toEqual([]);
  expect(await visitor.accessibilityViolations('suggestions')).toEqual([]);

  await page.keyboard.press('ArrowDown');
  const selected = page.getByRole('option', { selected: true });
  await selected.waitFor();
  expect(await field.getAttribute('aria-activedescendant')).toBe(await selected.getAttribute('id'));
  const address = await selected.getAttribute('href');
  await page.keyboard.press('Enter');
  await visitor.waitForPath(address!.split('?')[0]!);
};

/** A mistyped search offers the corrected one. */
export const searchMistyped = async (visitor: Visitor): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo('/');
  const field = page.getByRole('banner').getByRole('combobox', { name: texts.headerSearch });
  await field.fill('mascra');
  await field.press('Enter');
  await page.waitForURL(/\/products\?q=mascra$/);
  await page.getByRole('main').getByRole('link', { name: 'mascara', exact: true }).click();
  await page.waitForURL(/q=mascara/);
  await visitor.settle();
  await page.getByTestId('product-card').nth(1).waitFor();
};

/** What is typed before the page's own code is there is searched for once it is. */
export const typeBeforeScripts = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  const scripts = '**/assets/*.js';
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.locator('header input[name=search]');
  await field.pressSequentially('lipstick');
  release();
  await visitor.settle();
  await field.press('Enter');
  await page.waitForURL(/\/products\?q=lipstick$/);
  await page.unroute(scripts);
};
