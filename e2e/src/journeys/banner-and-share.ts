import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';

/** A closed banner stays away in its tab and is there in another. */
export const closeBanner = async (visitor: Visitor): Promise<void> => {
  const { page, words } = visitor;
  const bannerOf = ({ page: tab }: Visitor) => tab.getByRole('complementary', { name: words.promotion });
  await visitor.goTo('/');
  await bannerOf(visitor).getByRole('button', { name: words.closeBanner }).click();
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

/** Where the system has no way to share, the address is copied. */
export const share = async (visitor: Visitor, id: string): Promise<void> => {
  const { page, words } = visitor;
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await visitor.goTo(`/product/${id}`);
  await page.getByRole('button', { name: words.share, exact: true }).click();
  await visitor.isTold(words.linkCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
};
