import { expect } from '@jest/globals';
import { adminWords } from '../../browser/admin-words.ts';
import { send } from '../../browser/send.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { Product } from '../../product/product.ts';
import { until } from '../../until.ts';

interface Statistics {
  readonly total: number;
}

const stars = 4;

/** A member's rating is found by its product, deleted with a reason, and brought back from the toast. */
export const decideOnRating = async (admin: Visitor, member: Visitor, product: Product, id: string): Promise<void> => {
  const { page, manner } = admin;
  const words = adminWords[manner.language];
  const total = async () => (await product.get<Statistics>(`/api/products/${id}/ratings`)).total;
  const before = await total();
  await send(member, product, '/api/ratings', { productId: id, stars });
  await admin.goTo(`/admin/ratings?product=${id}`);
  const rating = words.ratingOf(stars, member.name);
  const deletion = words.deleteOf(rating);
  if (manner.width < 600) {
    await page.getByRole('button', { name: words.actsOf(rating), exact: true }).click();
    await page.getByRole('menuitem', { name: deletion, exact: true }).click();
  } else await page.getByRole('button', { name: deletion, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: words.reason }).fill('?');
  expect(await admin.faultsOf('admin-rating-deletion')).toEqual([]);
  await dialog.getByRole('button', { name: words.delete, exact: true }).click();
  await admin.isTold(words.ratingDeleted);
  expect(await until(total, (count) => count === before)).toBe(before);
  await page.getByTestId('toast').getByRole('button', { name: words.undo, exact: true }).click();
  await admin.isTold(words.restored);
  expect(await until(total, (count) => count === before + 1)).toBe(before + 1);
};
