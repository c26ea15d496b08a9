import { expect } from '@jest/globals';
import { adminWords } from '../../browser/admin-words.ts';
import type { Visitor } from '../../browser/visitor.ts';

/** From an example to its rows and their file; then a query that can't be answered. */
export const askSql = async (visitor: Visitor): Promise<void> => {
  const { page, manner } = visitor;
  const words = adminWords[manner.language];
  await visitor.goTo('/admin/analytics?tab=sql');
  await page.getByLabel(words.sqlExample, { exact: true }).selectOption('members');
  const run = page.getByRole('button', { name: words.runSql, exact: true });
  await run.click();
  const rows = page.getByRole('region', { name: words.sqlRows }).getByRole('row');
  await rows.nth(1).waitFor();
  expect(await visitor.faultsOf('analytics-sql')).toEqual([]);
  const shown = await rows.nth(1).innerText();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sql-.*\.csv$/);
  // The address holds the query, which waits to be told to run.
  await page.reload();
  await visitor.settle();
  expect(await rows.count()).toBe(0);
  await run.click();
  await rows.nth(1).waitFor();
  expect(await rows.nth(1).innerText()).toBe(shown);
  await page.getByLabel(words.sqlText, { exact: true }).fill(`SELECT * FROM read_csv('/etc/passwd')`);
  await run.click();
  await page.getByRole('alert').filter({ hasText: words.sqlRefused }).waitFor();
};
