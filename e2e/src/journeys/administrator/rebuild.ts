import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';

/** Requests the rebuild of a view, and sees on the same screen that it was done. */
export const rebuildView = async (visitor: Visitor, view: string): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  await visitor.goTo('/admin/views');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: texts.rebuildOf(view) }) });
  await row.getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.rebuild, exact: true }).click();
  await visitor.waitForToast(texts.rebuildAsked(view));
  await row.getByText(texts.rebuilt).waitFor({ timeout: 90_000 });
};
