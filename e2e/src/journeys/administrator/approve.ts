import { expect } from '@jest/globals';
import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';

const linkOf = ({ device }: Visitor) =>
  device.language === 'ar' ? 'نصف السعر على example.com/henna' : 'Half price at example.com/henna';

/** A new member's comment with a link waits: the author sees that, others nothing, until a moderator approves it. */
export const approveWaiting = async (
  moderator: Visitor,
  author: Visitor,
  reader: Visitor,
  id: string,
): Promise<void> => {
  const texts = adminTexts[author.device.language];
  const text = linkOf(author);
  await author.goTo(`/product/${id}`);
  await author.readComments();
  await author.page.getByRole('textbox', { name: author.texts.comment, exact: true }).fill(text);
  await author.page.getByRole('button', { name: author.texts.post, exact: true }).click();
  await author.waitForToast(texts.waitingThanks);
  await author.page.getByText(texts.waiting).waitFor();
  expect(await author.accessibilityViolations('comment-waiting')).toEqual([]);
  await author.goTo(`/product/${id}`);
  await author.readComments();
  await author.page.getByText(texts.waiting).waitFor();

  const shown = reader.page.locator('#comments').getByText(text);
  await reader.goTo(`/product/${id}`);
  await reader.readComments();
  await reader.page.locator('#comments article, #comments li').first().waitFor();
  expect(await shown.count()).toBe(0);

  const card = moderator.page.getByRole('article', { name: author.name, exact: true });
  await moderator.goTo('/admin/moderation');
  await card.getByText(text).waitFor();
  await card.getByText(texts.linkOfNewMember).waitFor();
  expect(await moderator.accessibilityViolations('comment-held')).toEqual([]);
  await card.focus();
  await moderator.page.keyboard.press('k');
  await moderator.waitForToast(texts.commentApproved);
  await card.waitFor({ state: 'detached' });

  await reader.goTo(`/product/${id}`);
  await reader.readComments();
  await shown.first().waitFor();
};
