import { expect } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Visitor } from '../browser/visitor.ts';
import type { Product } from '../product/product.ts';
import { until } from '../until.ts';
import { figuresOf } from './figures.ts';
import { passwordOf, signIn } from './join.ts';

const newPasswordOf = (visitor: Visitor) => `${passwordOf(visitor)} and longer`;

/** Names are changed, a session elsewhere is ended, and the data come as a file. */
export const keepAccount = async (visitor: Visitor, product: Product): Promise<void> => {
  const { page, words } = visitor;
  await signIn(product, { email: visitor.email, password: passwordOf(visitor) });
  await visitor.goTo('/account');
  await page.getByText(words.thisDevice).waitFor();
  expect(await visitor.faultsOf('account')).toEqual([]);

  await page.getByRole('textbox', { name: words.firstName }).fill(`${visitor.name} II`);
  await page.getByRole('button', { name: words.saveNames }).click();
  await visitor.isTold(words.namesSaved);

  const end = page.getByRole('button', { name: words.endSessionOf });
  await end.click();
  await visitor.isTold(words.sessionEnded);
  await end.waitFor({ state: 'detached' });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.download }).click(),
  ]);
  const data = await readFile(await download.path(), 'utf8');
  expect(data).toContain(visitor.email);
  expect(data).toContain(`${visitor.name} II`);
};

/** A wrong present password is told at its field; the right one makes way for the new. */
export const changePassword = async (visitor: Visitor, product: Product): Promise<void> => {
  const { page, words } = visitor;
  const { email } = visitor;
  await visitor.goTo('/account');
  const present = page.getByLabel(words.currentPassword, { exact: true });
  await present.fill('not my password at all');
  await page.getByLabel(words.newPassword, { exact: true }).fill(newPasswordOf(visitor));
  await page.getByRole('button', { name: words.changePassword }).click();
  await page.getByText(words.wrongPassword).waitFor();
  await present.fill(passwordOf(visitor));
  await page.getByRole('button', { name: words.changePassword }).click();
  await visitor.isTold(words.passwordChanged);
  expect(await signIn(product, { email, password: passwordOf(visitor) })).toBe(401);
  expect(await signIn(product, { email, password: newPasswordOf(visitor) })).toBe(200);
};

/** Forgotten, the password is set anew by a link that the administrator makes, and that works once. */
export const resetPassword = async (visitor: Visitor, product: Product): Promise<void> => {
  const { page, words, email } = visitor;
  const { id } = await visitor.currentUser();
  await visitor.context.clearCookies({ name: 'session' });
  await visitor.goTo('/sign-in');
  await page.getByRole('link', { name: words.forgotPassword }).click();
  await visitor.arriveAt('/forgot-password');
  await page.getByText(words.askAdministrator).waitFor();
  expect(await visitor.faultsOf('forgot-password')).toEqual([]);

  const { url } = await product.administer<{ url: string }>('POST', `/api/admin/accounts/${id}/reset-link`);
  const link = new URL(url);
  await visitor.goTo(link.pathname + link.search);
  await page.getByRole('heading', { level: 1, name: words.resetTitle }).waitFor();
  expect(await visitor.faultsOf('reset-password')).toEqual([]);
  await page.getByLabel(words.newPassword, { exact: true }).fill(passwordOf(visitor));
  await page.getByRole('button', { name: words.saveNewPassword }).click();
  await visitor.isTold(words.newPasswordSaved);
  await visitor.arriveAt('/sign-in');
  await visitor.goTo(link.pathname + link.search);
  await page.getByLabel(words.newPassword, { exact: true }).fill(newPasswordOf(visitor));
  await page.getByRole('button', { name: words.saveNewPassword }).click();
  await page.getByRole('heading', { level: 1, name: words.linkDead }).waitFor();

  expect(await signIn(product, { email, password: newPasswordOf(visitor) })).toBe(401);
  await visitor.goTo('/sign-in?returnTo=%2Faccount');
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(passwordOf(visitor));
  await page.getByRole('button', { name: words.submitSignIn, exact: true }).click();
  await visitor.arriveAt('/account');
};

/** The way out for good: asked, told what goes with it; nothing of the person stays. */
export const eraseMe = async (visitor: Visitor, product: Product, id: string): Promise<void> => {
  const { page, words, email } = visitor;
  const before = await figuresOf(product, id);
  await visitor.goTo('/account');
  await page.getByRole('button', { name: words.eraseMe }).click();
  const dialog = page.getByRole('alertdialog', { name: words.eraseTitle });
  await dialog.getByLabel(words.yourPassword, { exact: true }).fill(passwordOf(visitor));
  expect(await visitor.faultsOf('erase-dialog')).toEqual([]);
  await dialog.getByRole('button', { name: words.eraseEverything }).click();
  await page.getByRole('heading', { level: 1, name: words.erased }).waitFor();
  expect(await visitor.faultsOf('erased')).toEqual([]);

  expect(await signIn(product, { email, password: passwordOf(visitor) })).toBe(401);
  const { votes } = await until(
    () => figuresOf(product, id),
    (now) => now.votes < before.votes,
  );
  expect(votes).toBeLessThan(before.votes);
  await visitor.goTo(`/product/${id}`);
  await page.getByRole('link', { name: words.signInToVote }).waitFor();
  expect(await page.getByText(visitor.name).count()).toBe(0);
};
