import { expect } from '@jest/globals';
import type { Manner, Visitor } from '../browser/visitor.ts';
import type { Product } from '../product/product.ts';

/** A person of their own for each language and width. */
export const accountOf = ({ language, width }: Manner) => ({
  email: `${language}-${width}@example.org`,
  password: 'a long enough password',
});

/** Signs in without a browser; answers the status. */
export const signIn = async (product: Product, account: ReturnType<typeof accountOf>): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(account);
  return (await fetch(`${product.url}/api/sessions`, { method: 'POST', headers, body })).status;
};

/** From the product's page to an account and back to that page. */
export const join = async (visitor: Visitor): Promise<void> => {
  const { page, words } = visitor;
  const { email, password } = accountOf(visitor.manner);
  const product = new URL(page.url()).pathname;
  await page.getByRole('link', { name: words.signInToVote }).click();
  await page.waitForURL(/\/sign-in/);
  await page.getByRole('tab', { name: words.createAccount }).click();
  expect(await visitor.faultsOf('sign-up')).toEqual([]);
  await page.getByRole('textbox', { name: words.name }).fill(visitor.name);
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.submitAccount, exact: true }).click();
  await page.waitForURL((url) => url.pathname === product);
};
