import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import type { App } from '../app/app.ts';
import { until } from '../wait.ts';
import { expectStatistic, statisticsOf } from './statistics.ts';

/** Gives four stars and removes them. */
export const rateAndRemove = async (visitor: Visitor, app: App, id: string): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo(`/product/${id}`);
  const before = await statisticsOf(app, id);
  const rating = page.locator('section[aria-labelledby=rating-title]');
  const four = page.getByRole('radio', { name: texts.stars4 });
  await rating.locator('label').filter({ has: four }).click();
  await expectStatistic(app, id, 'ratings', before.ratings + 1);
  await rating.getByRole('button', { name: texts.removeRating }).click();
  await visitor.waitForToast(texts.ratingRemoved);
  await expectStatistic(app, id, 'ratings', before.ratings);
  expect(
    await until(
      () => four.isChecked(),
      (is) => !is,
    ),
  ).toBe(false);
};

/** Posts a comment, replies to it, edits it, and withdraws it after a confirmation. */
export const commentAndWithdraw = async (visitor: Visitor, app: App, id: string): Promise<void> => {
  const { page, texts, name } = visitor;
  await visitor.goTo(`/product/${id}`);
  const before = await statisticsOf(app, id);
  const comment = `${name}: 1`;
  const reply = `${name}: 2`;
  const edited = `${name}: 3`;
  await visitor.readComments();
  await page.getByRole('textbox', { name: texts.comment, exact: true }).fill(comment);
  await page.getByRole('button', { name: texts.post, exact: true }).click();
  await page.getByRole('paragraph').filter({ hasText: comment }).waitFor();
  await expectStatistic(app, id, 'comments', before.comments + 1);

  await page
    .getByRole('button', { name: texts.replyTo(name), exact: true })
    .first()
    .click();
  await page.getByRole('textbox', { name: texts.replyTo(name), exact: true }).fill(reply);
  await page.getByRole('button', { name: texts.postReply, exact: true }).click();
  await page.getByRole('paragraph').filter({ hasText: reply }).waitFor();
  await expectStatistic(app, id, 'replies', before.replies + 1);

  await page.getByRole('button', { name: texts.editYours }).first().click();
  await page.getByRole('textbox', { name: texts.editLabel }).fill(edited);
  await page.getByRole('button', { name: texts.save, exact: true }).click();
  await page.getByRole('paragraph').filter({ hasText: edited }).waitFor();
  await page.getByText(texts.edited, { exact: true }).first().waitFor();

  const dialog = page.getByRole('alertdialog', { name: texts.withdrawTitle });
  const withdraw = page.getByRole('button', { name: texts.withdrawYours }).first();
  await withdraw.click();
  await dialog.waitFor();
  expect(await visitor.accessibilityViolations('withdraw-dialog')).toEqual([]);
  await dialog.getByRole('button', { name: texts.cancel }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('paragraph').filter({ hasText: edited }).waitFor();
  await withdraw.click();
  await dialog.getByRole('button', { name: texts.withdraw, exact: true }).click();
  await page.getByText(texts.withdrawnByAuthor).first().waitFor();
  await page.getByRole('paragraph').filter({ hasText: edited }).waitFor({ state: 'detached' });
  await page.getByRole('paragraph').filter({ hasText: reply }).waitFor();
};
