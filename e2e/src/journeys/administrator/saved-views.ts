import { expect } from '@jest/globals';
import { adminWords } from '../../browser/admin-words.ts';
import type { Visitor } from '../../browser/visitor.ts';

const title = 'Votes against the days before';

/** From what was explored to its entry, and from the entry back to the same figures; the words are changed, then all of it goes. */
export const keepNotes = async (visitor: Visitor): Promise<void> => {
  const { page, manner } = visitor;
  const words = adminWords[manner.language];
  await visitor.goTo('/admin/analytics?tab=notebook');
  await page.getByText(words.nothingKept, { exact: true }).waitFor();
  expect(await visitor.faultsOf('analytics-notebook-empty')).toEqual([]);

  await visitor.goTo('/admin/analytics?tab=explore&group=category&view=table&versus=before');
  const figure = page.getByRole('table', { name: words.periodTotals }).getByRole('cell').first();
  const shown = await figure.innerText();
  const address = new URL(page.url()).search;
  await page.getByRole('button', { name: words.keepInNotebook, exact: true }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel(words.titleField, { exact: true }).inputValue()).not.toBe('');
  await dialog.getByLabel(words.titleField, { exact: true }).fill(title);
  await dialog.getByLabel(words.noteField, { exact: true }).fill('A fair.\nSee the brands.');
  expect(await visitor.faultsOf('analytics-keep')).toEqual([]);
  await dialog.getByRole('button', { name: words.saveRecord, exact: true }).click();
  await visitor.isTold(words.keptInNotebook);
  await page.getByRole('button', { name: words.openNotebook, exact: true }).click();

  const entry = page.getByRole('article', { name: title, exact: true });
  await entry.getByText(words.movingPeriod, { exact: true }).waitFor();
  expect(await entry.innerText()).toContain('A fair.\nSee the brands.');
  expect(await visitor.faultsOf('analytics-notebook')).toEqual([]);
  await entry.getByRole('link', { name: words.openEntry(title), exact: true }).click();
  await figure.waitFor();
  expect(await figure.innerText()).toBe(shown);
  const sorted = (search: string) => [...new URLSearchParams(search)].sort();
  expect(sorted(new URL(page.url()).search)).toEqual(sorted(address));

  await page.goBack();
  await entry.getByRole('button', { name: words.editRecord(title), exact: true }).click();
  await dialog.getByLabel(words.noteField, { exact: true }).fill('No fair after all.');
  await dialog.getByRole('button', { name: words.saveRecord, exact: true }).click();
  await visitor.isTold(words.entryChanged);
  await entry.getByText('No fair after all.', { exact: true }).waitFor();
  await entry.getByRole('button', { name: words.deleteOf(title), exact: true }).click();
  const question = page.getByRole('alertdialog');
  expect(await visitor.faultsOf('analytics-notebook-delete')).toEqual([]);
  await question.getByRole('button', { name: words.delete, exact: true }).click();
  await visitor.isTold(words.entryDeleted);
  await page.getByText(words.nothingKept, { exact: true }).waitFor();
};
