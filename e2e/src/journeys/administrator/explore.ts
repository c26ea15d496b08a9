import { expect } from '@jest/globals';
import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';
import { checkChartImages } from './chart-images.ts';
import { expectEventually } from '../../wait.ts';

/** Opens the source events of a trending product; then compares two periods as lines, bars and numbers. */
export const exploreAnalytics = async (visitor: Visitor): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  await visitor.goTo('/admin/analytics');
  const first = page.getByRole('table', { name: texts.trendsNow }).getByRole('row').nth(1);
  await first.locator('a[href*="tab=events"]:visible').first().click();
  await page.getByRole('heading', { name: texts.theEvents, level: 2 }).waitFor();
  await page.locator('[role=tabpanel] li details').first().waitFor();
  expect(await visitor.accessibilityViolations('analytics-events')).toEqual([]);
  await page.goBack();
  await first.waitFor();
  await showTechnicalEvents(visitor);

  await visitor.goTo('/admin/analytics?tab=explore');
  await page.getByLabel(texts.groupedBy, { exact: true }).selectOption('category');
  await page.getByLabel(texts.besideDays, { exact: true }).selectOption('before');
  await page.locator('figure svg [data-line^="before-"]').first().waitFor({ state: 'attached' });
  expect(await visitor.accessibilityViolations('analytics-explore')).toEqual([]);
  await checkChartImages(visitor);
  await page.getByRole('button', { name: texts.asBars, exact: true }).click();
  await page.locator('figure li svg rect').first().waitFor();
  await checkChartImages(visitor);
  await page.getByRole('button', { name: texts.asTable, exact: true }).click();
  await page.getByRole('table', { name: texts.stepByStep }).waitFor();
  const total = page.getByRole('table', { name: texts.periodTotals }).getByRole('cell').first();
  const shown = await total.innerText();
  await page.reload();
  await visitor.settle();
  await expectEventually(() => total.innerText(), shown);
};

/** Events come newest first; those that only guard names are hidden until they are asked for. */
const showTechnicalEvents = async (visitor: Visitor): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  await visitor.goTo('/admin/analytics?tab=events&to=2100-01-01');
  const lines = page.locator('[role=tabpanel] li');
  await lines.first().waitFor();
  const positions = await lines.locator('summary').allInnerTexts();
  const numbers = positions.map((text) => Number(text.replace(/\D/g, '')));
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(await lines.filter({ hasText: texts.nameReserved }).count()).toBe(0);
  const technical = page.getByRole('switch', { name: texts.showTechnical });
  await technical.click();
  await expectEventually(() => technical.isChecked(), true);
  expect(page.url()).toContain('technical=true');
  expect(await visitor.accessibilityViolations('analytics-all-events')).toEqual([]);
};
