import { expect } from '@jest/globals';
import { adminWords } from '../../browser/admin-words.ts';
import type { Visitor } from '../../browser/visitor.ts';

const wordsOf = ({ manner }: Visitor) => adminWords[manner.language];

/** A moderator decides about what members did, and changes nothing else. */
export const lookAsModerator = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  const words = wordsOf(visitor);
  await visitor.goTo('/admin/moderation?state=settled');
  await page.getByRole('article').first().getByRole('button', { name: words.remove, exact: true }).waitFor();
  await visitor.goTo('/admin/categories');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await page.getByRole('button', { name: words.addCategory, exact: true }).count()).toBe(0);
  await visitor.goTo('/admin/settings');
  await page.getByText('product', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: words.rebuildOf('product') }).count()).toBe(0);
};

/** An analyst reads neither texts nor names, and decides nothing. */
export const lookAsAnalyst = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  const words = wordsOf(visitor);
  await visitor.goTo('/admin/moderation?state=settled');
  const card = page.getByRole('article').first();
  await card.getByText(words.textHidden).waitFor();
  expect(await card.getByRole('button').count()).toBe(0);
};
