import { expect } from '@jest/globals';
import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';

/** Takes names of the schema into a query, by a click and while typing, runs an example with its chart, downloads its rows, and runs a query that is refused. */
export const querySql = async (visitor: Visitor): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  await visitor.goTo('/admin/analytics?tab=sql');
  const query = page.getByLabel(texts.sqlText, { exact: true });
  await query.fill('SELECT ');
  await page.getByRole('button', { name: 'position BIGINT' }).click();
  expect(await query.inputValue()).toBe('SELECT position');
  await query.press('End');
  await query.pressSequentially(' FROM eve');
  await page.getByRole('option', { name: /^events/ }).waitFor();
  expect(await visitor.accessibilityViolations('analytics-sql-names')).toEqual([]);
  await query.press('ArrowDown');
  await query.press('Enter');
  expect(await query.inputValue()).toBe('SELECT position FROM events');
  const run = page.getByRole('button', { name: texts.runSql, exact: true });
  await page.getByLabel(texts.sqlExample, { exact: true }).selectOption('types');
  await run.click();
  await page.locator('figure li svg rect').first().waitFor();
  await page.getByLabel(texts.sqlExample, { exact: true }).selectOption('members');
  await run.click();
  const rows = page.getByRole('region', { name: texts.sqlRows }).getByRole('row');
  await rows.nth(1).waitFor();
  expect(await visitor.accessibilityViolations('analytics-sql')).toEqual([]);
  const shown = await rows.nth(1).innerText();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sql-.*\.csv$/);
  // The address holds the query, which does not run by itself.
  await page.reload();
  await visitor.settle();
  expect(await rows.count()).toBe(0);
  await run.click();
  await rows.nth(1).waitFor();
  expect(await rows.nth(1).innerText()).toBe(shown);
  await page.getByLabel(texts.sqlText, { exact: true }).fill(`SELECT * FROM read_csv('/etc/passwd')`);
  await run.click();
  await page.getByRole('alert').filter({ hasText: texts.sqlRefused }).waitFor();
};
