import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import type { App } from '../app/app.ts';
import { expectEventually, untilStable } from '../wait.ts';
import { timeUntilSignIn, votingSection } from './vote-signed-out.ts';
import { expectStatistic, statisticsOf } from './statistics.ts';
import { passwordOf } from './sign-up.ts';

const submitSignIn = async (visitor: Visitor): Promise<void> => {
  const { page, texts, email } = visitor;
  await page.getByRole('textbox', { name: texts.email }).fill(email);
  await page.getByLabel(texts.password, { exact: true }).fill(passwordOf(visitor));
  await page.getByRole('button', { name: texts.submitSignIn, exact: true }).click();
};

/** The session ends while a comment is written: a toast, sign-in, and the draft is still there afterwards. */
export const commentWithoutSession = async (visitor: Visitor, app: App, id: string): Promise<void> => {
  const { page, texts, name } = visitor;
  const before = await statisticsOf(app, id);
  const draft = `${name}: draft`;
  await visitor.goTo(`/product/${id}`);
  await visitor.readComments();
  const field = page.getByRole('textbox', { name: texts.comment, exact: true });
  await field.fill(draft);
  await visitor.context.clearCookies({ name: 'session' });
  const delay = await timeUntilSignIn(visitor, async () => {
    const post = page.getByRole('button', { name: texts.post, exact: true });
    await Promise.all([visitor.waitForToast(texts.unauthorized), post.click()]);
  });
  expect(delay).toBeGreaterThanOrEqual(500);

  await submitSignIn(visitor);
  await visitor.waitForPath(`/product/${id}`);
  await visitor.readComments();
  await expectEventually(() => field.inputValue(), draft);
  expect((await statisticsOf(app, id)).comments).toBe(before.comments);
  await page.getByRole('button', { name: texts.post, exact: true }).click();
  await page.getByRole('paragraph').filter({ hasText: draft }).waitFor();
  await expectStatistic(app, id, 'comments', before.comments + 1);
};

/** A vote without a session is rolled back and offered again after sign-in. */
export const voteWithoutSession = async (visitor: Visitor, app: App, id: string): Promise<void> => {
  const { texts } = visitor;
  await visitor.goTo(`/product/${id}`);
  const before = await statisticsOf(app, id);
  const bars = votingSection(visitor).getByRole('group');
  await bars.getByRole('button', { pressed: true }).first().waitFor();
  await visitor.context.clearCookies({ name: 'session' });
  const delay = await timeUntilSignIn(visitor, async () => {
    const vote = bars.getByRole('button', { pressed: false }).first();
    await Promise.all([visitor.waitForToast(texts.unauthorized), vote.click()]);
  });
  expect(delay).toBeGreaterThanOrEqual(500);
  await submitSignIn(visitor);
  await visitor.waitForPath(`/product/${id}`);
  const offer = votingSection(visitor).getByRole('button', { name: texts.voteFor });
  await offer.waitFor();
  expect((await statisticsOf(app, id)).votes).toBe(before.votes);
  await offer.click();
  await expectStatistic(app, id, 'votes', before.votes + 1);
};

/** Offline, the page says so and rolls back a vote, which succeeds on retry once the network is back. */
export const goOffline = async (visitor: Visitor, app: App, id: string): Promise<void> => {
  const { page, texts, context } = visitor;
  const ownVotes = page.waitForResponse(/\/votes\/user\/[^/]+\/all$/);
  await visitor.goTo(`/product/${id}`);
  await ownVotes;
  const before = await statisticsOf(app, id);
  const voting = votingSection(visitor);
  const bars = voting.getByRole('group');
  const chosen = bars.getByRole('button', { pressed: true });
  const others = bars.getByRole('button', { pressed: false });
  await others.first().waitFor();
  const [stableCount] = await untilStable(async () => [String(await chosen.count())]);
  const count = Number(stableCount);
  await context.setOffline(true);
  await page.getByText(texts.offline).waitFor();
  await others.first().click();
  const again = page.getByTestId('toast').getByRole('button', { name: texts.tryAgain });
  // A toast under the pointer stays.
  await again.hover();
  await expectEventually(() => chosen.count(), count);
  expect(await visitor.accessibilityViolations('offline')).toEqual([]);

  await context.setOffline(false);
  await page.getByText(texts.offline).waitFor({ state: 'detached' });
  await again.click();
  await expectStatistic(app, id, 'votes', before.votes + 1);
};

/** Runs in the page: the paths in the caches of the browser. */
const cachedPaths = async () => {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
};

/** A page opened offline is the site's own offline page, which is replaced by itself once the network is back. */
export const openOffline = async (visitor: Visitor): Promise<void> => {
  const { page, context, texts } = visitor;
  await visitor.goTo('/brands');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.goto('/products');
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await page.getByRole('heading', { name: 'لا يوجد اتصال بالإنترنت' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: texts.products }).waitFor();
  await visitor.waitForPath('/products');
  expect(await page.evaluate(cachedPaths)).toEqual(['/offline.html', '/assets/offline-1.js']);
};
