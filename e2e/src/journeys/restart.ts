import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';

interface Restart {
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** While everything is down, what cannot be read says so and offers another try; when it is up, that try works. */
export const surviveRestart = async (visitor: Visitor, id: string, { stop, start }: Restart): Promise<void> => {
  const { page, words } = visitor;
  await visitor.goTo(`/product/${id}`);
  await stop();
  await page.getByRole('banner').getByRole('link', { name: words.siteName }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const again = page.getByRole('main').getByRole('button', { name: words.tryAgain });
  await again.first().waitFor();
  expect(await visitor.faultsOf('server-down')).toEqual([]);

  await start();
  await again.first().click();
  await page.getByRole('heading', { level: 1, name: words.home }).waitFor();
  await page.getByTestId('product-card').first().waitFor();
};
