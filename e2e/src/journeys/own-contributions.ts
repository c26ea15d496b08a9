import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import type { Product } from '../product/product.ts';
import { until } from '../until.ts';
import { expectTold, figuresOf } from './figures.ts';

/** Gives four stars, and takes them back. */
export const rateAndTakeBack = async (visitor: Visitor, product: Product, id: string): Promise<void> => {
  const { page, words } = visitor;
  await visitor.goTo(`/product/${id}`);
  const before = await figuresOf(product, id);
  const rating = page.locator('section[aria-labelledby=rating-title]');
  const four = page.getByRole('radio', { name: words.stars4 });
  await rating.locator('label').filter({ has: four }).click();
  await expectTold(product, id, 'ratings', before.ratings + 1);
  await rating.getByRole('button', { name: words.removeRating }).click();
  await visitor.isTold(words.ratingRemoved);
  await expectTold(product, id, 'ratings', before.ratings);
  expect(
    await until(
      () => four.isChecked(),
      (is) => !is,
    ),
  ).toBe(false);
};

/** A comment of one's own: posted, answered, changed, and withdrawn after being asked. */
export const commentAndWithdraw = async (visitor: Visitor, product: Product, id: string): Promise<void> => {
  const { page, words, name } = visitor;
  await visitor.goTo(`/product/${id}`);
  const before = await figuresOf(product, id);
  const said = `${name}: 1`;
  const answered = `${name}: 2`;
  const changed = `${name}: 3`;
  await visitor.readComments();
  await page.getByRole('textbox', { name: words.comment, exact: true }).fill(said);
  await page.getByRole('button', { name: words.post, exact: true }).click();
  await page.getByRole('paragraph').filter({ hasText: said }).waitFor();
  await expectTold(product, id, 'comments', before.comments + 1);

  await page
    .getByRole('button', { name: words.replyTo(name), exact: true })
    .first()
    .click();
  await page.getByRole('textbox', { name: words.replyTo(name), exact: true }).fill(answered);
  await page.getByRole('button', { name: words.postReply, exact: true }).click();
  await page.getByRole('paragraph').filter({ hasText: answered }).waitFor();
  await expectTold(product, id, 'replies', before.replies + 1);

  await page.getByRole('button', { name: words.editYours }).first().click();
  await page.getByRole('textbox', { name: words.editLabel }).fill(changed);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByRole('paragraph').filter({ hasText: changed }).waitFor();
  await page.getByText(words.edited, { exact: true }).first().waitFor();

  const dialog = page.getByRole('alertdialog', { name: words.withdrawTitle });
  const withdraw = page.getByRole('button', { name: words.withdrawYours }).first();
  await withdraw.click();
  await dialog.waitFor();
  expect(await visitor.faultsOf('withdraw-dialog')).toEqual([]);
  await dialog.getByRole('button', { name: words.cancel }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('paragraph').filter({ hasText: changed }).waitFor();
  await withdraw.click();
  await dialog.getByRole('button', { name: words.withdraw, exact: true }).click();
  await page.getByText(words.withdrawnByAuthor).first().waitFor();
  await page.getByRole('paragraph').filter({ hasText: changed }).waitFor({ state: 'detached' });
  await page.getByRole('paragraph').filter({ hasText: answered }).waitFor();
};
