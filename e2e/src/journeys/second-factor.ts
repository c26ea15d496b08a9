import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { TOTP } from 'otpauth';
import type { App } from '../app/app.ts';
import type { Visitor } from '../browser/visitor.ts';
import { passwordOf, signIn } from './sign-up.ts';

/** Sets up two-step sign-in. @returns the recovery codes */
export const switchSecondFactorOn = async (visitor: Visitor): Promise<readonly string[]> => {
  const { page, texts } = visitor;
  await visitor.goTo('/account');
  const section = page.getByRole('region', { name: texts.secondFactor });
  await section.getByRole('button', { name: texts.setUp }).click();
  await section.getByLabel(texts.yourPassword, { exact: true }).fill(passwordOf(visitor));
  await section.getByRole('button', { name: texts.continue }).click();
  await section.getByRole('img', { name: texts.qrCode }).waitFor();
  expect(await visitor.accessibilityViolations('second-factor')).toEqual([]);
  const code = section.getByLabel(texts.appCode);
  await code.fill('12345');
  await section.getByRole('button', { name: texts.switchOn, exact: true }).click();
  await section.getByText(texts.wrongCode).waitFor();
  const secret = (await section.locator('code').innerText()).replace(/\s/g, '');
  await code.fill(new TOTP({ secret }).generate());
  await section.getByRole('button', { name: texts.switchOn, exact: true }).click();
  await section.getByRole('heading', { name: texts.saveRecoveryCodes }).waitFor();
  expect(await visitor.accessibilityViolations('recovery-codes')).toEqual([]);
  const codes = await section.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await section.getByRole('button', { name: texts.savedCodes }).click();
  await section.getByText(texts.recoveryCodesLeft(10)).waitFor();
  return codes;
};

const fillCredentials = async (page: Page, visitor: Visitor) => {
  await page.locator('input[name=email]').fill(visitor.email);
  await page.locator('input[name=password]').fill(passwordOf(visitor));
};

/** Signs in with a recovery code as the second step, which works once. */
export const signInWithCode = async (visitor: Visitor, app: App, code: string): Promise<void> => {
  const { page, texts } = visitor;
  const account = { email: visitor.email, password: passwordOf(visitor) };
  expect(await signIn(app, account)).toBe(401);
  await visitor.context.clearCookies({ name: 'session' });
  await visitor.goTo('/sign-in?returnTo=%2Faccount');
  await fillCredentials(page, visitor);
  await page.getByRole('button', { name: texts.submitSignIn, exact: true }).click();
  const field = page.getByLabel(texts.appCode);
  await field.waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await visitor.accessibilityViolations('sign-in-code')).toEqual([]);
  await field.fill('123456');
  await field.press('Enter');
  await page.getByText(texts.wrongCode).waitFor();
  await page.getByRole('button', { name: texts.useRecoveryCode }).click();
  await page.getByLabel(texts.recoveryCode, { exact: true }).fill(code);
  await page.getByRole('button', { name: texts.submitSignIn, exact: true }).click();
  await visitor.waitForPath('/account');
  expect(await signIn(app, { ...account, code })).toBe(401);
};

/** The same by plain forms. */
export const signInWithCodeWithoutScripts = async (visitor: Visitor, app: App, code: string): Promise<void> => {
  const { language, width } = visitor.device;
  const context = await visitor.context.browser()!.newContext({
    baseURL: app.url,
    viewport: { width, height: 800 },
    javaScriptEnabled: false,
  });
  await context.addCookies([{ name: 'lang', value: language, url: app.url }]);
  const page = await context.newPage();
  const submit = () => page.locator('form[method=post] button[type=submit]').click();
  await page.goto('/sign-in?returnTo=%2Fbrands');
  await fillCredentials(page, visitor);
  await submit();
  await page.getByText(visitor.texts.codeNeeded).waitFor();
  await fillCredentials(page, visitor);
  await page.locator('input[name=code]').fill(code);
  await submit();
  await page.waitForURL('**/brands');
  await context.close();
};

/** Switches it off by the password and another code. */
export const switchSecondFactorOff = async (visitor: Visitor, app: App, code: string): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo('/account');
  await page.getByRole('button', { name: texts.switchOff, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: texts.switchOffTitle });
  expect(await visitor.accessibilityViolations('second-factor-off')).toEqual([]);
  await dialog.getByLabel(texts.yourPassword, { exact: true }).fill(passwordOf(visitor));
  await dialog.getByLabel(texts.appCode).fill(code);
  await dialog.getByRole('button', { name: texts.switchOff, exact: true }).click();
  await page.getByRole('button', { name: texts.setUp }).waitFor();
  expect(await signIn(app, { email: visitor.email, password: passwordOf(visitor) })).toBe(200);
};
