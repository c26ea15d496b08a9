import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { expectEventually } from '../wait.ts';

/** Goes to a letter of the list of brands, searches it, opens a brand with its products, and goes back. */
export const findBrand = async (visitor: Visitor): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo('/brands');
  await page.getByRole('heading', { level: 1, name: texts.brands }).waitFor();
  expect(await visitor.accessibilityViolations('brands')).toEqual([]);
  await page
    .getByRole('navigation', { name: texts.brandLetters })
    .getByRole('link', { name: 'M', exact: true })
    .click();
  const heading = page.getByRole('heading', { level: 2, name: 'M', exact: true });
  await expectEventually(() => heading.evaluate((element) => element.getBoundingClientRect().top < 300), true);
  const field = page.getByRole('searchbox', { name: texts.searchBrands });
  await field.fill('no such brand');
  await page.getByText(texts.noBrands).waitFor();

  await field.fill('HUDA');
  const brands = page.locator('main a[href^="/brands/"]');
  await expectEventually(() => brands.count(), 1);
  await brands.click();
  await visitor.waitForPath('/brands/Huda%20Beauty');
  await page.getByRole('heading', { level: 1, name: 'Huda Beauty' }).waitFor();
  await page.getByTestId('product-card').first().waitFor();
  expect(await visitor.accessibilityViolations('brand')).toEqual([]);
  await page.getByRole('link', { name: texts.backToBrands }).click();
  await visitor.waitForPath('/brands');
};
