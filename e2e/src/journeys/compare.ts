import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { expectEventually } from '../wait.ts';

/** Chooses two products of a list, sees them side by side, and removes them again. */
export const compareProducts = async (visitor: Visitor): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo('/products');
  const cards = page.getByTestId('product-card');
  for (const index of [0, 1]) {
    await cards.nth(index).hover();
    await cards.nth(index).getByRole('button', { name: texts.compareToggle, pressed: false }).click();
  }
  expect(await visitor.accessibilityViolations('compare-bar')).toEqual([]);
  await page.getByRole('link', { name: texts.compareBar, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: texts.compareTitle }).waitFor();
  const names = page.getByRole('columnheader').getByRole('link');
  await expectEventually(() => names.count(), 2);
  expect(await visitor.accessibilityViolations('compare')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  const removed = page.getByRole('main').getByRole('button', { name: texts.removeColumn });
  await removed.first().click();
  await expectEventually(() => names.count(), 1);
  await removed.first().click();
  await page.getByText(texts.compareEmpty, { exact: true }).waitFor();
  await visitor.goTo('/compare?ids=01890000-0000-7000-8000-000000000000');
  await page.getByText(texts.compareGone, { exact: true }).waitFor();
  await removed.first().click();
  await page.getByText(texts.compareEmpty, { exact: true }).waitFor();
};
