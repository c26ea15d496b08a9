import { expect } from '@jest/globals';
import { send } from '../browser/send.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { Product } from '../product/product.ts';

export const passwordOf = ({ email }: Visitor): string => `long enough for ${email}`;

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in without a browser; answers the status. */
export const signIn = async (product: Product, account: Credentials): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(account);
  return (await fetch(`${product.url}/api/sessions`, { method: 'POST', headers, body })).status;
};

/** From the product's page to an account and back to that page. */
export const join = async (visitor: Visitor): Promise<void> => {
  const { page, words } = visitor;
  const product = new URL(page.url()).pathname;
  await page.getByRole('link', { name: words.signInToVote }).click();
  await visitor.arriveAt('/sign-in');
  await page.getByRole('tab', { name: words.createAccount }).click();
  expect(await visitor.faultsOf('sign-up')).toEqual([]);
  await page.getByRole('textbox', { name: words.name }).fill(visitor.name);
  await page.getByRole('textbox', { name: words.email }).fill(visitor.email);
  await page.getByLabel(words.password, { exact: true }).fill(passwordOf(visitor));
  await page.getByRole('button', { name: words.submitAccount, exact: true }).click();
  await visitor.arriveAt(product);
};

/** Makes the visitor a member in one step, without the screens. */
export const become = async (visitor: Visitor, product: Product): Promise<void> => {
  const { name: firstName, email } = visitor;
  await send(visitor, product, '/api/accounts', { email, password: passwordOf(visitor), firstName });
};
