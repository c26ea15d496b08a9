import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { steady, until } from '../until.ts';

/** By keyboard alone: into the field, down the suggestions, and to what the first of them names. */
export const chooseSuggestion = async (visitor: Visitor): Promise<void> => {
  const { page, words } = visitor;
  await visitor.goTo('/');
  const field = page.getByRole('banner').getByRole('combobox', { name: words.headerSearch });
  const isFocused = () => field.evaluate((element) => element === document.activeElement);
  // A key that comes before the client listens is lost, as it would be to a person.
  const pressUntilFocused = async () => (await isFocused()) || (await page.keyboard.press('/'), isFocused());
  expect(await until(pressUntilFocused, Boolean)).toBe(true);
  const suggested = page.waitForResponse(/\/api\/search\/suggest\?q=lipst/);
  await page.keyboard.type('lipst');
  await suggested;
  const options = page.getByRole('listbox').getByRole('option');
  expect(await steady(() => options.allInnerTexts())).not.toEqual([]);
  expect(await visitor.faultsOf('suggestions')).toEqual([]);

  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await chosen.waitFor();
  expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
  const address = await chosen.getAttribute('href');
  await page.keyboard.press('Enter');
  await visitor.arriveAt(address!.split('?')[0]!);
};

/** A mistyped search says what it shows instead, and offers it. */
export const searchMistyped = async (visitor: Visitor): Promise<void> => {
  const { page, words } = visitor;
  await visitor.goTo('/');
  const field = page.getByRole('banner').getByRole('combobox', { name: words.headerSearch });
  await field.fill('mascra');
  await field.press('Enter');
  await page.waitForURL(/\/products\?q=mascra$/);
  await page.getByRole('main').getByRole('link', { name: 'mascara', exact: true }).click();
  await page.waitForURL(/q=mascara/);
  await visitor.settle();
  const found = await until(
    () => page.getByTestId('product-card').count(),
    (count) => count > 1,
  );
  expect(found).toBeGreaterThan(1);
};
