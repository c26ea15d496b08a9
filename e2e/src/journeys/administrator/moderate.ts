import { expect } from '@jest/globals';
import { adminWords } from '../../browser/admin-words.ts';
import { send } from '../../browser/send.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { Product } from '../../product/product.ts';

const rudeOf = ({ manner }: Visitor) => (manner.language === 'ar' ? 'كلكم لا تفهمون شيئًا' : 'You all know nothing');
const reasonOf = ({ manner }: Visitor) => (manner.language === 'ar' ? 'إهانة للآخرين' : 'Insulting others');

/** A member reports a comment on the product's page. */
export const reportComment = async (author: Visitor, reporter: Visitor, product: Product, id: string) => {
  const { page, manner } = reporter;
  const words = adminWords[manner.language];
  await send(author, product, '/api/comments', { productId: id, content: rudeOf(author) });
  await reporter.goTo(`/product/${id}`);
  await reporter.readComments();
  await page.getByText(rudeOf(author)).first().waitFor();
  await page
    .getByRole('button', { name: words.report(author.name), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: words.reportAbuse }).check();
  expect(await reporter.faultsOf('report')).toEqual([]);
  await dialog.getByRole('button', { name: words.sendReport, exact: true }).click();
  await reporter.isTold(words.reportThanks);
};

/** The queue shows it; it is removed with a reason, which its author reads in its place, and restored. */
export const moderate = async (moderator: Visitor, author: Visitor, id: string): Promise<void> => {
  const { page, manner } = moderator;
  const words = adminWords[manner.language];
  const card = page.getByRole('article', { name: author.name, exact: true });
  await moderator.goTo('/admin/moderation');
  await card.getByText(rudeOf(author)).waitFor();
  await card.getByText(words.reportAbuse).waitFor();
  await card.getByRole('button', { name: words.remove, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: words.removeTitle });
  await dialog.getByRole('textbox', { name: words.reason }).fill(reasonOf(moderator));
  await dialog.getByRole('button', { name: words.remove, exact: true }).click();
  await moderator.isTold(words.commentRemoved);
  await card.waitFor({ state: 'detached' });

  await author.goTo(`/product/${id}`);
  await author.readComments();
  const explained = author.page.getByText(words.removedBecause(reasonOf(moderator)));
  await explained.waitFor();
  expect(await author.faultsOf('comment-removed')).toEqual([]);

  await moderator.goTo('/admin/history');
  await page.getByText(reasonOf(moderator)).first().waitFor();

  await moderator.goTo('/admin/moderation?state=settled');
  await card.getByText(reasonOf(moderator)).waitFor();
  await card.getByRole('button', { name: words.restore, exact: true }).click();
  await moderator.isTold(words.restored);
  await author.goTo(`/product/${id}`);
  await author.readComments();
  await author.page.getByText(rudeOf(author)).first().waitFor();
  expect(await explained.count()).toBe(0);
};
