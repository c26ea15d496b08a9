import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';

interface Restart {
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** While the server is down, a page says so and offers to try again, which works when the server is up. */
export const useDuringRestart = async (visitor: Visitor, id: string, { stop, start }: Restart): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo(`/product/${id}`);
  await stop();
  await page.getByRole('banner').getByRole('link', { name: texts.siteName }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const again = page.getByRole('main').getByRole('button', { name: texts.tryAgain });
  await again.first().waitFor();
  expect(await visitor.accessibilityViolations('server-down')).toEqual([]);

  await start();
  await again.first().click();
  await page.getByRole('heading', { level: 1, name: texts.home }).waitFor();
  await page.getByTestId('product-card').first().waitFor();
};
