import { expect } from '@jest/globals';
import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';
import { expectEventually } from '../../wait.ts';

/** Reads a chart step by step, zooms in with the pointer and with the keyboard, and goes back. */
export const zoomChart = async (visitor: Visitor): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  await visitor.goTo('/admin/analytics?tab=explore');
  const chart = page.getByRole('slider', { name: texts.chartValues });
  await chart.waitFor();
  // Today is not over.
  await page.getByText(texts.todaySoFar, { exact: true }).first().waitFor();
  await page.locator('figure svg path[data-partial]').first().waitFor({ state: 'attached' });
  const from = page.getByLabel(texts.periodFrom, { exact: true });
  const begins = await from.inputValue();

  const area = page.getByTestId('chart-area');
  await area.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await area.boundingBox())!;
  await page.mouse.move(x + 0.4 * width, y + height / 2);
  await page.locator('figure svg .cursor').waitFor();
  await page.mouse.down();
  await page.mouse.move(x + 0.7 * width, y + height / 2, { steps: 4 });
  await page.mouse.up();
  const back = page.getByRole('button', { name: texts.backToPeriod });
  await back.waitFor();
  expect(await from.inputValue()).not.toBe(begins);
  await back.click();
  await expectEventually(() => from.inputValue(), begins);

  await chart.focus();
  const earlier = device.language === 'ar' ? 'ArrowRight' : 'ArrowLeft';
  await chart.press(earlier);
  await chart.press(`Shift+${earlier}`);
  expect(await chart.getAttribute('aria-valuetext')).toMatch(texts.selectedSteps);
  await chart.press('Enter');
  await back.waitFor();
  expect(await visitor.accessibilityViolations('analytics-zoomed')).toEqual([]);
  await page.getByRole('button', { name: texts.lastWeek, exact: true }).click();
  await back.waitFor({ state: 'detached' });
};
