import { expect } from '@jest/globals';
import { adminTexts } from '../../texts/admin-texts.ts';
import { sendCommand } from '../../browser/send-command.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { App } from '../../app/app.ts';
import { expectEventually } from '../../wait.ts';

interface Statistics {
  readonly total: number;
}

const stars = 4;

/** Finds a member's rating by its product, deletes it with a reason, and restores it from the toast. */
export const deleteAndRestoreRating = async (admin: Visitor, member: Visitor, app: App, id: string): Promise<void> => {
  const { page, device } = admin;
  const texts = adminTexts[device.language];
  const total = async () => (await app.get<Statistics>(`/api/products/${id}/ratings`)).total;
  const before = await total();
  await sendCommand(member, app, '/api/ratings', { productId: id, stars });
  await admin.goTo(`/admin/ratings?product=${id}`);
  const rating = texts.ratingOf(stars, member.name);
  const deletion = texts.deleteOf(rating);
  if (device.width < 600) {
    await page.getByRole('button', { name: texts.actsOf(rating), exact: true }).click();
    await page.getByRole('menuitem', { name: deletion, exact: true }).click();
  } else await page.getByRole('button', { name: deletion, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: texts.reason }).fill('?');
  expect(await admin.accessibilityViolations('admin-rating-deletion')).toEqual([]);
  await dialog.getByRole('button', { name: texts.delete, exact: true }).click();
  await admin.waitForToast(texts.ratingDeleted);
  const undo = page.getByTestId('toast').getByRole('button', { name: texts.undo, exact: true });
  // A toast under the pointer stays.
  await undo.hover();
  await expectEventually(total, before);
  await undo.click();
  await admin.waitForToast(texts.restored);
  await expectEventually(total, before + 1);
};
