import { expect } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Visitor } from '../browser/visitor.ts';
import type { App } from '../app/app.ts';
import { until } from '../wait.ts';
import { statisticsOf } from './statistics.ts';
import { passwordOf, signIn } from './sign-up.ts';

const newPasswordOf = (visitor: Visitor) => `${passwordOf(visitor)} and longer`;

/** Changes the name, ends a session on another device, and downloads the account's data. */
export const manageAccount = async (visitor: Visitor, app: App): Promise<void> => {
  const { page, texts } = visitor;
  await signIn(app, { email: visitor.email, password: passwordOf(visitor) });
  await visitor.goTo('/account');
  await page.getByText(texts.thisDevice).waitFor();
  expect(await visitor.accessibilityViolations('account')).toEqual([]);

  await page.getByRole('textbox', { name: texts.firstName }).fill(`${visitor.name} II`);
  await page.getByRole('button', { name: texts.saveNames }).click();
  await visitor.waitForToast(texts.namesSaved);

  const end = page.getByRole('button', { name: texts.endSessionOf });
  await end.click();
  await visitor.waitForToast(texts.sessionEnded);
  await end.waitFor({ state: 'detached' });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: texts.download }).click(),
  ]);
  const data = await readFile(await download.path(), 'utf8');
  expect(data).toContain(visitor.email);
  expect(data).toContain(`${visitor.name} II`);
};

/** A wrong current password is reported at its field; with the right one the new password counts. */
export const changePassword = async (visitor: Visitor, app: App): Promise<void> => {
  const { page, texts } = visitor;
  const { email } = visitor;
  await visitor.goTo('/account');
  const present = page.getByLabel(texts.currentPassword, { exact: true });
  await present.fill('not my password at all');
  await page.getByLabel(texts.newPassword, { exact: true }).fill(newPasswordOf(visitor));
  await page.getByRole('button', { name: texts.changePassword }).click();
  await page.getByText(texts.wrongPassword).waitFor();
  await present.fill(passwordOf(visitor));
  await page.getByRole('button', { name: texts.changePassword }).click();
  await visitor.waitForToast(texts.passwordChanged);
  expect(await signIn(app, { email, password: passwordOf(visitor) })).toBe(401);
  expect(await signIn(app, { email, password: newPasswordOf(visitor) })).toBe(200);
};

/** Resets a forgotten password by a link that the administrator makes, and that works once. */
export const resetPassword = async (visitor: Visitor, app: App): Promise<void> => {
  const { page, texts, email } = visitor;
  const { id } = await visitor.currentUser();
  await visitor.context.clearCookies({ name: 'session' });
  await visitor.goTo('/sign-in');
  await page.getByRole('link', { name: texts.forgotPassword }).click();
  await visitor.waitForPath('/forgot-password');
  await page.getByText(texts.askAdministrator).waitFor();
  expect(await visitor.accessibilityViolations('forgot-password')).toEqual([]);

  const { url } = await app.administer<{ url: string }>('POST', `/api/admin/accounts/${id}/reset-link`);
  const link = new URL(url);
  await visitor.goTo(link.pathname + link.search);
  await page.getByRole('heading', { level: 1, name: texts.resetTitle }).waitFor();
  expect(await visitor.accessibilityViolations('reset-password')).toEqual([]);
  await page.getByLabel(texts.newPassword, { exact: true }).fill(passwordOf(visitor));
  await page.getByRole('button', { name: texts.saveNewPassword }).click();
  await visitor.waitForToast(texts.newPasswordSaved);
  await visitor.waitForPath('/sign-in');
  await visitor.goTo(link.pathname + link.search);
  await page.getByLabel(texts.newPassword, { exact: true }).fill(newPasswordOf(visitor));
  await page.getByRole('button', { name: texts.saveNewPassword }).click();
  await page.getByRole('heading', { level: 1, name: texts.linkDead }).waitFor();

  expect(await signIn(app, { email, password: newPasswordOf(visitor) })).toBe(401);
  await visitor.goTo('/sign-in?returnTo=%2Faccount');
  await page.getByRole('textbox', { name: texts.email }).fill(email);
  await page.getByLabel(texts.password, { exact: true }).fill(passwordOf(visitor));
  await page.getByRole('button', { name: texts.submitSignIn, exact: true }).click();
  await visitor.waitForPath('/account');
};

/** Erases the account after a confirmation: nothing of the member stays. */
export const eraseAccount = async (visitor: Visitor, app: App, id: string): Promise<void> => {
  const { page, texts, email } = visitor;
  const before = await statisticsOf(app, id);
  await visitor.goTo('/account');
  await page.getByRole('button', { name: texts.eraseMe }).click();
  const dialog = page.getByRole('alertdialog', { name: texts.eraseTitle });
  await dialog.getByLabel(texts.yourPassword, { exact: true }).fill(passwordOf(visitor));
  expect(await visitor.accessibilityViolations('erase-dialog')).toEqual([]);
  await dialog.getByRole('button', { name: texts.eraseEverything }).click();
  await page.getByRole('heading', { level: 1, name: texts.erased }).waitFor();
  expect(await visitor.accessibilityViolations('erased')).toEqual([]);

  expect(await signIn(app, { email, password: passwordOf(visitor) })).toBe(401);
  const { votes } = await until(
    () => statisticsOf(app, id),
    (now) => now.votes < before.votes,
  );
  expect(votes).toBeLessThan(before.votes);
  await visitor.goTo(`/product/${id}`);
  await page.getByRole('link', { name: texts.signInToVote }).waitFor();
  expect(await page.getByText(visitor.name).count()).toBe(0);
};
