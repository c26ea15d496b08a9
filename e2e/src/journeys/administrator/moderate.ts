import { expect } from '@jest/globals';
import { adminTexts } from '../../texts/admin-texts.ts';
import { sendCommand } from '../../browser/send-command.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { App } from '../../app/app.ts';

const rudeCommentOf = ({ device }: Visitor) =>
  device.language === 'ar' ? 'كلكم لا تفهمون شيئًا' : 'You all know nothing';
const reasonOf = ({ device }: Visitor) => (device.language === 'ar' ? 'إهانة للآخرين' : 'Insulting others');

/** A member reports a comment on the product's page. */
export const reportComment = async (author: Visitor, reporter: Visitor, app: App, id: string) => {
  const { page, device } = reporter;
  const texts = adminTexts[device.language];
  await sendCommand(author, app, '/api/comments', { productId: id, content: rudeCommentOf(author) });
  await reporter.goTo(`/product/${id}`);
  await reporter.readComments();
  await page.getByText(rudeCommentOf(author)).first().waitFor();
  await page
    .getByRole('button', { name: texts.report(author.name), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: texts.reportAbuse }).check();
  expect(await reporter.accessibilityViolations('report')).toEqual([]);
  await dialog.getByRole('button', { name: texts.sendReport, exact: true }).click();
  await reporter.waitForToast(texts.reportThanks);
};

/** Removes the reported comment with a reason, which its author sees in its place, and restores it. */
export const moderate = async (moderator: Visitor, author: Visitor, id: string): Promise<void> => {
  const { page, device } = moderator;
  const texts = adminTexts[device.language];
  const card = page.getByRole('article', { name: author.name, exact: true });
  await moderator.goTo('/admin/moderation');
  await card.getByText(rudeCommentOf(author)).waitFor();
  await card.getByText(texts.reportAbuse).waitFor();
  await card.getByRole('button', { name: texts.remove, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: texts.removeTitle });
  expect(await moderator.accessibilityViolations('removal-reasons')).toEqual([]);
  await dialog.getByRole('button', { name: reasonOf(moderator), exact: true }).click();
  await dialog.getByRole('button', { name: texts.remove, exact: true }).click();
  await moderator.waitForToast(texts.commentRemoved);
  await card.waitFor({ state: 'detached' });

  await author.goTo(`/product/${id}`);
  await author.readComments();
  const explained = author.page.getByText(texts.removedBecause(reasonOf(moderator)));
  await explained.waitFor();
  expect(await author.accessibilityViolations('comment-removed')).toEqual([]);

  await moderator.goTo('/admin/history');
  await page.getByText(reasonOf(moderator)).first().waitFor();

  await moderator.goTo('/admin/moderation?state=settled');
  await card.getByText(reasonOf(moderator)).waitFor();
  await card.getByRole('button', { name: texts.restore, exact: true }).click();
  await moderator.waitForToast(texts.restored);
  await author.goTo(`/product/${id}`);
  await author.readComments();
  await author.page.getByText(rudeCommentOf(author)).first().waitFor();
  expect(await explained.count()).toBe(0);
};
