import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { until } from '../until.ts';

/** The list of brands, searched; a brand with its products; and the way back. */
export const findBrand = async (visitor: Visitor): Promise<void> => {
  const { page, words } = visitor;
  await visitor.goTo('/brands');
  await page.getByRole('heading', { level: 1, name: words.brands }).waitFor();
  expect(await visitor.faultsOf('brands')).toEqual([]);
  const field = page.getByRole('searchbox', { name: words.searchBrands });
  await field.fill('no such brand');
  await page.getByText(words.noBrands).waitFor();

  await field.fill('HUDA');
  const brands = page.locator('main a[href^="/brands/"]');
  expect(
    await until(
      () => brands.count(),
      (count) => count === 1,
    ),
  ).toBe(1);
  await brands.click();
  await visitor.arriveAt('/brands/Huda%20Beauty');
  await page.getByRole('heading', { level: 1, name: 'Huda Beauty' }).waitFor();
  await page.getByTestId('product-card').first().waitFor();
  expect(await visitor.faultsOf('brand')).toEqual([]);
  await page.getByRole('link', { name: words.backToBrands }).click();
  await visitor.arriveAt('/brands');
};
