import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import type { App } from '../app/app.ts';
import { expectStatistic, statisticsOf } from './statistics.ts';
import { passwordOf } from './sign-up.ts';

export const votingSection = ({ page }: Visitor) => page.locator('section[aria-labelledby=voting-title]');

/** Milliseconds from an action until the page goes to sign-in. */
export const timeUntilSignIn = async (visitor: Visitor, action: () => Promise<void>): Promise<number> => {
  const signIn = visitor.page.waitForRequest(/\/api\/login\?returnTo=/);
  const begun = Date.now();
  await action();
  await signIn;
  const passed = Date.now() - begun;
  await visitor.waitForPath('/sign-in');
  return passed;
};

/** A vote while signed out shows a toast, leads to sign-in, and is offered again afterwards instead of cast by itself. */
export const voteSignedOut = async (visitor: Visitor, app: App, id: string): Promise<void> => {
  const { page, texts } = visitor;
  const before = await statisticsOf(app, id);
  await visitor.goTo(`/product/${id}`);
  await page.getByRole('link', { name: texts.signInToVote }).waitFor();
  const delay = await timeUntilSignIn(visitor, async () => {
    const vote = votingSection(visitor).getByRole('button', { pressed: false }).first();
    await Promise.all([visitor.waitForToast(texts.signInRequired), vote.click()]);
  });
  expect(delay).toBeGreaterThanOrEqual(1_000);

  await page.getByRole('tab', { name: texts.createAccount }).click();
  await page.getByRole('textbox', { name: texts.name }).fill(visitor.name);
  await page.getByRole('textbox', { name: texts.email }).fill(visitor.email);
  await page.getByLabel(texts.password, { exact: true }).fill(passwordOf(visitor));
  await page.getByRole('button', { name: texts.submitAccount, exact: true }).click();
  await visitor.waitForPath(`/product/${id}`);
  const offer = votingSection(visitor).getByRole('button', { name: texts.voteFor });
  await offer.waitFor();
  expect((await statisticsOf(app, id)).votes).toBe(before.votes);
  expect(await visitor.accessibilityViolations('vote-offered')).toEqual([]);

  await offer.click();
  await votingSection(visitor).getByRole('button', { pressed: true }).waitFor();
  await expectStatistic(app, id, 'votes', before.votes + 1);
};
