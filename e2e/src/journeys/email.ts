import { expect } from '@jest/globals';
import type { App } from '../app/app.ts';
import type { Visitor } from '../browser/visitor.ts';
import { passwordOf, signIn } from './sign-up.ts';

/** The path of a link that the administrator makes. */
const emailLink = async (app: App, id: string, email: string): Promise<string> => {
  const { url } = await app.administer<{ url: string }>('POST', `/api/admin/accounts/${id}/email-link`, { email });
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Changes the email by a link that the administrator makes, which works once and verifies nothing, and back. */
export const changeEmail = async (visitor: Visitor, app: App): Promise<void> => {
  const { page, texts, email } = visitor;
  const password = passwordOf(visitor);
  const { id } = await visitor.currentUser();
  const newEmail = `new-${email}`;
  await visitor.goTo('/account');
  await page.getByText(texts.emailUnverified, { exact: true }).waitFor();
  await page.getByText(texts.emailByAdministrator).waitFor();

  const link = await emailLink(app, id, newEmail);
  await visitor.goTo(link);
  await page.getByRole('heading', { level: 1, name: texts.confirmEmailTitle }).waitFor();
  expect(await visitor.accessibilityViolations('confirm-email')).toEqual([]);
  expect(await signIn(app, { email: newEmail, password })).toBe(401);
  await page.getByRole('button', { name: texts.confirmEmail }).click();
  await page.getByRole('heading', { level: 1, name: texts.emailSaved }).waitFor();
  expect(await visitor.accessibilityViolations('email-saved')).toEqual([]);
  expect(await signIn(app, { email, password })).toBe(401);
  expect(await signIn(app, { email: newEmail, password })).toBe(200);
  await page.getByRole('link', { name: texts.toAccount }).click();
  await visitor.waitForPath('/account');
  await page.getByText(newEmail).first().waitFor();
  await page.getByText(texts.emailUnverified, { exact: true }).waitFor();

  await visitor.goTo(link);
  await page.getByRole('button', { name: texts.confirmEmail }).click();
  await page.getByRole('heading', { level: 1, name: texts.linkDead }).waitFor();
  await visitor.goTo(await emailLink(app, id, email));
  await page.getByRole('button', { name: texts.confirmEmail }).click();
  await page.getByRole('heading', { level: 1, name: texts.emailSaved }).waitFor();
};
