import { expect } from '@jest/globals';
import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';
import { expectEventually } from '../../wait.ts';

const title = 'Votes against the days before';
const dashboard = 'Weekly';

/** Saves a view with a threshold on a dashboard, opens it from the notebook with the same figures, edits its note, and deletes it. */
export const keepSavedView = async (visitor: Visitor): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  await visitor.goTo('/admin/analytics?tab=notebook');
  await page.getByText(texts.nothingKept, { exact: true }).waitFor();
  expect(await visitor.accessibilityViolations('analytics-notebook-empty')).toEqual([]);

  await visitor.goTo('/admin/analytics?tab=explore&group=category&view=table&versus=before');
  const total = page.getByRole('table', { name: texts.periodTotals }).getByRole('cell').first();
  const shown = await total.innerText();
  const address = new URL(page.url()).search;
  await page.getByRole('button', { name: texts.keepInNotebook, exact: true }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel(texts.titleField, { exact: true }).inputValue()).not.toBe('');
  await dialog.getByLabel(texts.titleField, { exact: true }).fill(title);
  await dialog.getByLabel(texts.noteField, { exact: true }).fill('A fair.\nSee the brands.');
  await dialog.getByLabel(texts.dashboard, { exact: true }).fill(dashboard);
  await dialog.getByLabel(texts.thresholdDirection, { exact: true }).click();
  await dialog.getByRole('option', { name: texts.belowThreshold, exact: true }).click();
  await dialog.getByLabel(texts.thresholdValue, { exact: true }).fill('1000000');
  expect(await visitor.accessibilityViolations('analytics-keep')).toEqual([]);
  await dialog.getByRole('button', { name: texts.saveRecord, exact: true }).click();
  await visitor.waitForToast(texts.keptInNotebook);
  await page.getByRole('button', { name: texts.openNotebook, exact: true }).click();

  const entry = page.getByRole('article', { name: title, exact: true });
  await entry.getByText(texts.movingPeriod, { exact: true }).waitFor();
  expect(await entry.innerText()).toContain('A fair.\nSee the brands.');
  expect(await visitor.accessibilityViolations('analytics-notebook')).toEqual([]);
  await entry.getByRole('link', { name: texts.openEntry(title), exact: true }).click();
  await expectEventually(() => total.innerText(), shown);
  const sorted = (search: string) => [...new URLSearchParams(search)].sort();
  expect(sorted(new URL(page.url()).search)).toEqual(sorted(address));

  await findCrossedThreshold(visitor);
  await visitor.goTo('/admin/analytics?tab=dashboard');
  await entry.getByRole('table').waitFor();
  expect(await visitor.accessibilityViolations('analytics-dashboard')).toEqual([]);
  await visitor.goTo('/admin/analytics?tab=notebook');
  await entry.getByRole('button', { name: texts.editRecord(title), exact: true }).click();
  await dialog.getByLabel(texts.noteField, { exact: true }).fill('No fair after all.');
  await dialog.getByRole('button', { name: texts.saveRecord, exact: true }).click();
  await visitor.waitForToast(texts.entryChanged);
  await entry.getByText('No fair after all.', { exact: true }).waitFor();
  await entry.getByRole('button', { name: texts.deleteOf(title), exact: true }).click();
  const question = page.getByRole('alertdialog');
  expect(await visitor.accessibilityViolations('analytics-notebook-delete')).toEqual([]);
  await question.getByRole('button', { name: texts.delete, exact: true }).click();
  await visitor.waitForToast(texts.entryDeleted);
  await page.getByText(texts.nothingKept, { exact: true }).waitFor();
};

/** Today and Now show the view whose threshold is crossed, and lead to it. */
const findCrossedThreshold = async (visitor: Visitor): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  for (const path of ['/admin/today', '/admin/analytics']) {
    await visitor.goTo(path);
    const strip = page.getByRole('region', { name: texts.thresholds, exact: true });
    await strip.getByRole('link', { name: title, exact: true }).click();
    await page.waitForURL(/tab=explore/);
  }
};
