import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { expectEventually } from '../wait.ts';

/** From a category to its rankings, all of one of them, another category's, and a product that is ranked. */
export const readRankings = async (visitor: Visitor): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo('/category/makeup');
  await page.locator('main a[href="/rankings/makeup"]').click();
  await visitor.waitForPath('/rankings/makeup');
  const first = page.locator('main [role=group]').first();
  await expectEventually(() => first.getByRole('listitem').count(), 5);
  expect(await visitor.accessibilityViolations('rankings')).toEqual([]);
  await first.getByRole('button').click();
  await expectEventually(() => first.getByRole('listitem').count(), 10);
  await page.getByRole('heading', { level: 2, name: texts.howWorkedOut }).waitFor();

  await page.locator('main nav a[href="/rankings/skincare"]').click();
  await visitor.waitForPath('/rankings/skincare');
  await first.getByRole('listitem').first().getByRole('link').click();
  await page.waitForURL(/\/product\//);
};
