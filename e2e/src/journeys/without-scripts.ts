import { expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { Device } from '../browser/visitor.ts';
import { texts } from '../texts/texts.ts';

const password = 'no-scripts-but-long-7';

/** Finds and reads a product and creates an account, all without JavaScript. @param comment text of one about the product */
export const readWithoutScripts = async (
  browser: Browser,
  url: string,
  { language, width }: Device,
  id: string,
  comment: string,
): Promise<void> => {
  const { dir } = texts[language];
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 800 },
    javaScriptEnabled: false,
  });
  await context.addCookies([{ name: 'lang', value: language, url }]);
  const page = await context.newPage();

  await page.goto('/');
  expect(await page.locator('html').getAttribute('dir')).toBe(dir);
  await page.locator('input[name=search]').fill('lipstick');
  await page.locator('input[name=search]').press('Enter');
  await page.waitForURL('**/products?search=lipstick');
  const first = page.locator('main h3 a[href^="/product/"]').first();
  const name = await first.innerText();
  await first.click();
  await page.waitForURL('**/product/*');
  expect(await page.locator('main h1').innerText()).toBe(name);

  await page.goto(`/product/${id}`);
  await page.locator('#comments').getByText(comment).first().waitFor();
  expect(await page.locator('main h3 a[href^="/product/"]').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const email = `plain-${language}-${width}@example.org`;
  await page.goto(`/sign-in?returnTo=/product/${id}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill('wrong');
  await page.locator('form[method=post] button[type=submit]').click();
  await page.locator('main [role=alert]').waitFor();
  await page.locator('main a[href*="mode=create"]').click();
  await page.locator('input[name=firstName]').fill('Plain');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form[method=post] button[type=submit]').click();
  await page.waitForURL(`**/product/${id}`);
  expect((await context.cookies()).map((cookie) => cookie.name)).toContain('signed_in');
  await context.close();
};
