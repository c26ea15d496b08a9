import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';

/** A closed banner stays closed in its tab and is shown in another. */
export const closeBanner = async (visitor: Visitor): Promise<void> => {
  const { page, texts } = visitor;
  const bannerOf = ({ page: tab }: Visitor) => tab.getByRole('complementary', { name: texts.promotion });
  await visitor.goTo('/');
  await bannerOf(visitor).getByRole('button', { name: texts.closeBanner }).click();
  await bannerOf(visitor).waitFor({ state: 'detached' });
  const asked = page.waitForResponse(/\/api\/banners/);
  await page.reload();
  await Promise.race([asked, visitor.settle()]);
  await visitor.settle();
  expect(await bannerOf(visitor).count()).toBe(0);

  const another = await visitor.anotherTab();
  await another.goTo('/');
  await bannerOf(another).waitFor();
  await another.page.close();
};

/** Copies the address where the system cannot share. */
export const share = async (visitor: Visitor, id: string): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await visitor.goTo(`/product/${id}`);
  await page.getByRole('button', { name: texts.share, exact: true }).click();
  await visitor.waitForToast(texts.linkCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
};
