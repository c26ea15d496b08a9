import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { expectEventually, until } from '../wait.ts';

const slashedPath = '/category/makeup/lip%2Fcheek';

/** A subcategory with a slash in its key is reached by its link, survives a reload, and Back returns to it. */
export const openSlashedSubcategory = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  const cards = page.getByTestId('product-card');
  await visitor.goTo('/category/makeup');
  await cards.first().waitFor();
  expect(await visitor.accessibilityViolations('category')).toEqual([]);
  const read = () => cards.getByRole('link').allInnerTexts();
  const all = await read();

  await page.locator(`main a[href="${slashedPath}"]`).first().click();
  await page.waitForURL((url) => url.pathname === slashedPath);
  await visitor.settle();
  // The address changes before the list does.
  const names = await until(read, (shown) => shown.length > 0 && shown.join() !== all.join());
  expect(names.length).toBeGreaterThan(0);
  expect(names).not.toEqual(all);

  await page.reload();
  await visitor.settle();
  expect(new URL(page.url()).pathname).toBe(slashedPath);
  await expectEventually(read, names);
  expect(await visitor.accessibilityViolations('subcategory')).toEqual([]);

  await cards.first().getByRole('link').click();
  await page.waitForURL(/\/product\//);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === slashedPath);
  await cards.first().waitFor();
};

/** Pages that do not exist show that, and have status 404. */
export const openMissingPages = async (visitor: Visitor): Promise<void> => {
  const { page, texts } = visitor;
  for (const path of ['/nowhere', '/product/nothing', '/category/nothing']) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await visitor.settle();
  }
  await page.goto('/nowhere');
  await page.getByRole('heading', { level: 1, name: texts.notFound }).waitFor();
  expect(await visitor.accessibilityViolations('not-found')).toEqual([]);
};
