import { expect } from '@jest/globals';
import { adminWords } from '../../browser/admin-words.ts';
import type { Visitor } from '../../browser/visitor.ts';
import { keepPictures } from './keep-pictures.ts';

/** From what trends to the events behind it; then two periods side by side as lines, bars and numbers. */
export const analyse = async (visitor: Visitor): Promise<void> => {
  const { page, manner } = visitor;
  const words = adminWords[manner.language];
  await visitor.goTo('/admin/analytics');
  const first = page.getByRole('table', { name: words.trendsNow }).getByRole('row').nth(1);
  await first.locator('a[href*="tab=events"]:visible').first().click();
  await page.getByRole('heading', { name: words.theEvents, level: 2 }).waitFor();
  await page.locator('[role=tabpanel] li details').first().waitFor();
  expect(await visitor.faultsOf('analytics-events')).toEqual([]);
  await page.goBack();
  await first.waitFor();

  await visitor.goTo('/admin/analytics?tab=explore');
  await page.getByLabel(words.groupedBy, { exact: true }).selectOption('category');
  await page.getByLabel(words.besideDays, { exact: true }).selectOption('before');
  await page.locator('figure svg [data-series^="other-"]').first().waitFor({ state: 'attached' });
  expect(await visitor.faultsOf('analytics-explore')).toEqual([]);
  await keepPictures(visitor);
  await page.getByRole('button', { name: words.asBars, exact: true }).click();
  await page.locator('figure svg rect[data-series], figure svg [data-series] rect').first().waitFor();
  await keepPictures(visitor);
  await page.getByRole('button', { name: words.asTable, exact: true }).click();
  await page.getByRole('table', { name: words.stepByStep }).waitFor();
  const figure = page.getByRole('table', { name: words.periodTotals }).getByRole('cell').first();
  const shown = await figure.innerText();
  await page.reload();
  await visitor.settle();
  await figure.waitFor();
  expect(await figure.innerText()).toBe(shown);
};
