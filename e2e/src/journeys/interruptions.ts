import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import type { Product } from '../product/product.ts';
import { steady, until } from '../until.ts';
import { leavesAfter, votingOf } from './detour.ts';
import { expectTold, figuresOf } from './figures.ts';
import { passwordOf } from './join.ts';

const signInHere = async (visitor: Visitor): Promise<void> => {
  const { page, words, email } = visitor;
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(passwordOf(visitor));
  await page.getByRole('button', { name: words.submitSignIn, exact: true }).click();
};

/** The session ends in the middle of a comment: told, led to sign-in, and the words are still there afterwards. */
export const loseSession = async (visitor: Visitor, product: Product, id: string): Promise<void> => {
  const { page, words, name } = visitor;
  const before = await figuresOf(product, id);
  const draft = `${name}: draft`;
  await visitor.goTo(`/product/${id}`);
  await visitor.readComments();
  const field = page.getByRole('textbox', { name: words.comment, exact: true });
  await field.fill(draft);
  await visitor.context.clearCookies({ name: 'session' });
  const passed = await leavesAfter(visitor, async () => {
    const post = page.getByRole('button', { name: words.post, exact: true });
    await Promise.all([visitor.isTold(words.unauthorized), post.click()]);
  });
  expect(passed).toBeGreaterThanOrEqual(500);

  await signInHere(visitor);
  await visitor.arriveAt(`/product/${id}`);
  await visitor.readComments();
  expect(
    await until(
      () => field.inputValue(),
      (text) => text === draft,
    ),
  ).toBe(draft);
  expect((await figuresOf(product, id)).comments).toBe(before.comments);
  await page.getByRole('button', { name: words.post, exact: true }).click();
  await page.getByRole('paragraph').filter({ hasText: draft }).waitFor();
  await expectTold(product, id, 'comments', before.comments + 1);
};

/** A vote that meets an ended session is taken back and offered again after sign-in. */
export const voteAfterTheSession = async (visitor: Visitor, product: Product, id: string): Promise<void> => {
  const { words } = visitor;
  await visitor.goTo(`/product/${id}`);
  const before = await figuresOf(product, id);
  const bars = votingOf(visitor).getByRole('group');
  await bars.getByRole('button', { pressed: true }).first().waitFor();
  await visitor.context.clearCookies({ name: 'session' });
  const passed = await leavesAfter(visitor, async () => {
    const vote = bars.getByRole('button', { pressed: false }).first();
    await Promise.all([visitor.isTold(words.unauthorized), vote.click()]);
  });
  expect(passed).toBeGreaterThanOrEqual(500);
  await signInHere(visitor);
  await visitor.arriveAt(`/product/${id}`);
  const offer = votingOf(visitor).getByRole('button', { name: words.voteFor });
  await offer.waitFor();
  expect((await figuresOf(product, id)).votes).toBe(before.votes);
  await offer.click();
  await expectTold(product, id, 'votes', before.votes + 1);
};

/** Without a network that is said; a vote that did not arrive is taken back, and arrives when tried again. */
export const goOffline = async (visitor: Visitor, product: Product, id: string): Promise<void> => {
  const { page, words, context } = visitor;
  const ownVotes = page.waitForResponse(/\/votes\/user\/[^/]+\/all$/);
  await visitor.goTo(`/product/${id}`);
  await ownVotes;
  const before = await figuresOf(product, id);
  const voting = votingOf(visitor);
  const bars = voting.getByRole('group');
  const chosen = bars.getByRole('button', { pressed: true });
  const others = bars.getByRole('button', { pressed: false });
  await others.first().waitFor();
  const [told] = await steady(async () => [String(await chosen.count())]);
  const count = Number(told);
  await context.setOffline(true);
  await page.getByText(words.offline).waitFor();
  await others.first().click();
  const again = page.getByTestId('toast').getByRole('button', { name: words.tryAgain });
  // A message that is pointed at stays.
  await again.hover();
  expect(
    await until(
      () => chosen.count(),
      (now) => now === count,
    ),
  ).toBe(count);
  expect(await visitor.faultsOf('offline')).toEqual([]);

  await context.setOffline(false);
  await page.getByText(words.offline).waitFor({ state: 'detached' });
  await again.click();
  await expectTold(product, id, 'votes', before.votes + 1);
};

/** Runs in the page: the paths of what the browser keeps for when there is no network. */
const keptForLater = async () => {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
};

/** A page opened without a network: the site itself says so, and the way on works once the network is back. */
export const openOffline = async (visitor: Visitor): Promise<void> => {
  const { page, context } = visitor;
  await visitor.goTo('/brands');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.goto('/products');
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await page.getByRole('heading', { name: 'لا يوجد اتصال بالإنترنت' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('link').first().click();
  await visitor.arriveAt('/products');
  expect(await page.evaluate(keptForLater)).toEqual(['/offline.html']);
};
