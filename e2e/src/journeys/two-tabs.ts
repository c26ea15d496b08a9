import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import type { App } from '../app/app.ts';
import { expectTextToChange } from '../wait.ts';
import { votingSection } from './vote-signed-out.ts';
import { expectStatistic, statisticsOf } from './statistics.ts';

/** What is done in one tab arrives in the other by itself: numbers at once, comments on request. */
export const useTwoTabs = async (visitor: Visitor, app: App, id: string): Promise<void> => {
  const { page, texts, name } = visitor;
  const before = await statisticsOf(app, id);
  await visitor.goTo(`/product/${id}`);
  const other = await visitor.anotherTab();
  const live = other.page.waitForResponse((response) => {
    const topics = new URL(response.url()).searchParams.get('topics')?.split(',') ?? [];
    return topics.includes(`product:${id}`) && topics.includes(`comments:${id}`);
  });
  await other.goTo(`/product/${id}`);
  await other.readComments();
  await live;
  await votingSection(other).getByRole('button', { pressed: false }).first().waitFor();
  const otherVotes = await votingSection(other).innerText();

  await votingSection(visitor).getByRole('button', { pressed: false }).first().click();
  await votingSection(visitor).getByRole('button', { pressed: true }).waitFor();
  await expectStatistic(app, id, 'votes', before.votes + 1);
  await expectTextToChange(votingSection(other), otherVotes);
  await votingSection(other).getByRole('button', { pressed: true }).waitFor();

  const comment = `${name}: 1`;
  await visitor.readComments();
  await page.getByRole('textbox', { name: texts.comment, exact: true }).fill(comment);
  await page.getByRole('button', { name: texts.post, exact: true }).click();
  await page.getByRole('paragraph').filter({ hasText: comment }).waitFor();
  const newer = other.page.getByRole('button', { name: texts.showNewComment });
  await newer.waitFor();
  expect(await other.page.getByRole('paragraph').filter({ hasText: comment }).count()).toBe(0);
  await newer.click();
  await other.page.getByRole('paragraph').filter({ hasText: comment }).waitFor();
  expect(other.consoleErrors).toEqual([]);
  await other.page.close();
};
