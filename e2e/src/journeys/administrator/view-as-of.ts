import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { App } from '../../app/app.ts';
import { categoryOf } from './create-category.ts';

/** Shows a brand as of a moment before its name was changed, in a list that is read-only, and goes back to now. */
export const viewAsOf = async (visitor: Visitor, app: App): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  const { key } = categoryOf(visitor);
  const before = { name: `before ${key}`, displayName: `Before ${key}` };
  const { id } = await app.administer<{ id: string }>('POST', '/api/admin/brands', before);
  const moment = new Date().toISOString();
  // A moment includes whatever was done in its millisecond.
  await pause(2);
  await app.administer('PUT', `/api/admin/brands/${id}`, { displayName: `After ${key}` });
  await visitor.goTo(`/admin/brands?q=${encodeURIComponent(key)}`);
  await page.getByText(`After ${key}`).first().waitFor();
  await page.getByRole('button', { name: texts.asOf, exact: true }).click();
  await page.getByLabel(texts.moment, { exact: true }).waitFor();
  await visitor.goTo(`/admin/brands?q=${encodeURIComponent(key)}&asOf=${encodeURIComponent(moment)}`);
  await page.getByText(`Before ${key}`).first().waitFor();
  await page.getByText(texts.readOnly).waitFor();
  expect(await page.getByRole('button', { name: texts.addBrand, exact: true }).count()).toBe(0);
  expect(await visitor.accessibilityViolations('admin-as-of')).toEqual([]);
  await page.getByRole('button', { name: texts.backToNow, exact: true }).click();
  await page.getByText(`After ${key}`).first().waitFor();
  await page.waitForURL(({ search }) => !search.includes('asOf'));
};
