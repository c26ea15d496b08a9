import { expect } from '@jest/globals';
import { sendCommand } from '../browser/send-command.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { App } from '../app/app.ts';

export const passwordOf = ({ email }: Visitor): string => `long enough for ${email}`;

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}

/** Signs in without a browser. @returns the status */
export const signIn = async (app: App, account: Credentials): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(account);
  return (await fetch(`${app.url}/api/sessions`, { method: 'POST', headers, body })).status;
};

/** From the product's page to an account and back to that page. */
export const signUp = async (visitor: Visitor): Promise<void> => {
  const { page, texts } = visitor;
  const productPath = new URL(page.url()).pathname;
  await page.getByRole('link', { name: texts.signInToVote }).click();
  await visitor.waitForPath('/sign-in');
  await page.getByRole('tab', { name: texts.createAccount }).click();
  expect(await visitor.accessibilityViolations('sign-up')).toEqual([]);
  await page.getByRole('textbox', { name: texts.name }).fill(visitor.name);
  await page.getByRole('textbox', { name: texts.email }).fill(visitor.email);
  await page.getByLabel(texts.password, { exact: true }).fill(passwordOf(visitor));
  await page.getByRole('button', { name: texts.submitAccount, exact: true }).click();
  await visitor.waitForPath(productPath);
};

/** Creates an account for the visitor, without the screens. */
export const createAccount = async (visitor: Visitor, app: App): Promise<void> => {
  const { name: firstName, email } = visitor;
  await sendCommand(visitor, app, '/api/accounts', { email, password: passwordOf(visitor), firstName });
};
