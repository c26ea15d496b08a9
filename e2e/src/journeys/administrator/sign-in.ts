import type { Visitor } from '../../browser/visitor.ts';
import { adminWords } from '../../browser/admin-words.ts';

/** Comes in by the token, which is typed. */
export const enter = async (visitor: Visitor, token: string): Promise<void> => {
  const { page, manner } = visitor;
  const words = adminWords[manner.language];
  await visitor.goTo('/admin');
  await page.getByLabel(words.adminToken, { exact: true }).fill(token);
  await page.getByRole('button', { name: words.enter }).click();
  await visitor.isTold(words.welcome);
};
