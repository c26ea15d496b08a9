import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import type { App } from '../app/app.ts';
import { expectEventually } from '../wait.ts';
import { votingSection } from './vote-signed-out.ts';
import { expectStatistic, statisticsOf } from './statistics.ts';

const limit = 20;

/** Votes up to the limit, withdraws a vote, undoes that, and withdraws again. */
export const voteToTheLimit = async (visitor: Visitor, app: App, id: string): Promise<void> => {
  const { page, texts } = visitor;
  const before = await statisticsOf(app, id);
  await visitor.goTo(`/product/${id}`);
  const voting = votingSection(visitor);
  const bars = voting.getByRole('group');
  const pressed = bars.getByRole('button', { pressed: true });
  const unpressed = bars.getByRole('button', { pressed: false });
  const expectVotes = async (count: number) => await expectEventually(() => pressed.count(), count);
  await voting.getByRole('button', { name: texts.showAllOptions(24), exact: true }).click();
  for (let count = 1; count <= limit; count++) {
    await unpressed.first().click();
    await expectVotes(count);
  }
  await voting.getByText(texts.voteLimit).waitFor();
  expect(await unpressed.count()).toBe(4);
  for (const other of await unpressed.all()) expect(await other.isDisabled()).toBe(true);
  await expectStatistic(app, id, 'votes', before.votes + limit);
  expect(await visitor.accessibilityViolations('vote-limit')).toEqual([]);

  const undo = page.getByTestId('toast').getByRole('button', { name: texts.undo, exact: true });
  await Promise.all([visitor.waitForToast(texts.voteWithdrawn), pressed.first().click()]);
  // A toast under the pointer stays.
  await undo.hover();
  await expectVotes(limit - 1);
  await voting.getByText(texts.voteLimit).waitFor({ state: 'detached' });
  expect(await unpressed.first().isDisabled()).toBe(false);
  await undo.click();
  await expectVotes(limit);
  await pressed.last().click();
  await expectVotes(limit - 1);
  await expectStatistic(app, id, 'votes', before.votes + limit - 1);
  await page.reload();
  await visitor.settle();
  await expectVotes(limit - 1);
};
