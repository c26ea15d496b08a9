import { expect } from '@jest/globals';
import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';

const textsOf = ({ device }: Visitor) => adminTexts[device.language];

/** A moderator may decide on contributions, and change nothing else. */
export const checkModeratorAccess = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  const texts = textsOf(visitor);
  await visitor.goTo('/admin/moderation?state=settled');
  await page.getByRole('article').getByRole('button', { name: texts.remove, exact: true }).first().waitFor();
  await visitor.goTo('/admin/categories');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await page.getByRole('button', { name: texts.addCategory, exact: true }).count()).toBe(0);
  await visitor.goTo('/admin/views');
  await page.getByText('product', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: texts.rebuildOf('product') }).count()).toBe(0);
};

/** An analyst sees neither comments nor names, and may decide nothing. */
export const checkAnalystAccess = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  const texts = textsOf(visitor);
  await visitor.goTo('/admin/moderation?state=settled');
  const card = page.getByRole('article').first();
  await card.getByText(texts.textHidden).waitFor();
  expect(await card.getByRole('button').count()).toBe(0);
};
