import { adminWords } from '../../browser/admin-words.ts';
import type { Visitor } from '../../browser/visitor.ts';

/** Has a view built anew, and sees on the same screen that it was. */
export const rebuildView = async (visitor: Visitor, view: string): Promise<void> => {
  const { page, manner } = visitor;
  const words = adminWords[manner.language];
  await visitor.goTo('/admin/settings');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: words.rebuildOf(view) }) });
  await row.getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.rebuild, exact: true }).click();
  await visitor.isTold(words.rebuildAsked(view));
  await row.getByText(words.rebuilt).waitFor({ timeout: 90_000 });
};
