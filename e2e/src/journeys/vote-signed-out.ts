import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import type { Product } from '../product/product.ts';
import { expectTold, figuresOf } from './figures.ts';
import { passwordOf } from './join.ts';

export const votingOf = ({ page }: Visitor) => page.locator('section[aria-labelledby=voting-title]');

/** Milliseconds from the act until the page leaves for sign-in. */
export const leavesAfter = async (visitor: Visitor, act: () => Promise<void>): Promise<number> => {
  const leaving = visitor.page.waitForRequest(/\/api\/login\?returnTo=/);
  const begun = Date.now();
  await act();
  await leaving;
  const passed = Date.now() - begun;
  await visitor.arriveAt('/sign-in');
  return passed;
};

/** A vote tapped while signed out leads to sign-in with a word, and is offered again on the way back, not cast by itself. */
export const voteBeforeSigningIn = async (visitor: Visitor, product: Product, id: string): Promise<void> => {
  const { page, words } = visitor;
  const before = await figuresOf(product, id);
  await visitor.goTo(`/product/${id}`);
  await page.getByRole('link', { name: words.signInToVote }).waitFor();
  const passed = await leavesAfter(visitor, async () => {
    const vote = votingOf(visitor).getByRole('button', { pressed: false }).first();
    await Promise.all([visitor.isTold(words.signInRequired), vote.click()]);
  });
  expect(passed).toBeGreaterThanOrEqual(1_000);

  await page.getByRole('tab', { name: words.createAccount }).click();
  await page.getByRole('textbox', { name: words.name }).fill(visitor.name);
  await page.getByRole('textbox', { name: words.email }).fill(visitor.email);
  await page.getByLabel(words.password, { exact: true }).fill(passwordOf(visitor));
  await page.getByRole('button', { name: words.submitAccount, exact: true }).click();
  await visitor.arriveAt(`/product/${id}`);
  const offer = votingOf(visitor).getByRole('button', { name: words.voteFor });
  await offer.waitFor();
  expect((await figuresOf(product, id)).votes).toBe(before.votes);
  expect(await visitor.faultsOf('vote-offered')).toEqual([]);

  await offer.click();
  await votingOf(visitor).getByRole('button', { pressed: true }).waitFor();
  await expectTold(product, id, 'votes', before.votes + 1);
};
