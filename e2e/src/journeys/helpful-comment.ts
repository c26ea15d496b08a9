import { expect } from '@jest/globals';
import type { Page } from '@henna/domain';
import type { Visitor } from '../browser/visitor.ts';
import type { App } from '../app/app.ts';
import { expectEventually } from '../wait.ts';
import { timeUntilSignIn } from './vote-signed-out.ts';

interface Comment {
  readonly id: string;
  readonly withdrawn: boolean;
  readonly helpfulCount: number;
}

const commentsOf = (app: App, id: string) => app.get<Page<Comment>>(`/api/products/${id}/comments?page=1&sort=newest`);
const marksOf = async (app: App, id: string, commentId: string) =>
  (await commentsOf(app, id)).items.find((comment) => comment.id === commentId)?.helpfulCount;

/** A product on which several people have commented; each journey uses its own on each device. @param index from 0 */
const commentedProductAt = async (app: App, index: number): Promise<string> => {
  const { items } = await app.get<Page<{ readonly id: string; readonly commentCount: number }>>(
    '/api/products?category=makeup&sort=name&page=1&pageSize=100',
  );
  const found: string[] = [];
  for (const { id } of items.filter(({ commentCount }) => commentCount > 2)) {
    if (found.length > index) break;
    if ((await commentsOf(app, id)).items.length > 1) found.push(id);
  }
  return found[index]!;
};

/** The button below the text of a comment, and of no reply to it. */
const helpfulButton = ({ page, texts }: Visitor, commentId: string) =>
  page.locator(`[id="comment-${commentId}"]`).getByRole('button', { name: texts.helpful });

/** The oldest root comment of the first page, which is last in the usual order. */
const oldestComment = async (app: App, id: string): Promise<Comment> =>
  (await commentsOf(app, id)).items.findLast(({ withdrawn }) => !withdrawn)!;

/** The root of the first page that most people found helpful: one mark more makes it the first by that order. */
const mostHelpfulComment = async (app: App, id: string): Promise<Comment> => {
  const roots = (await commentsOf(app, id)).items.filter(({ withdrawn }) => !withdrawn);
  return roots.reduce((best, comment) => (comment.helpfulCount > best.helpfulCount ? comment : best));
};

/** A mark while signed out leads to sign-in. */
export const markSignedOut = async (visitor: Visitor, app: App, index: number): Promise<void> => {
  const id = await commentedProductAt(app, index);
  const { id: commentId } = await oldestComment(app, id);
  await visitor.goTo(`/product/${id}`);
  await visitor.readComments();
  const delay = await timeUntilSignIn(visitor, async () => {
    await Promise.all([visitor.waitForToast(visitor.texts.helpfulSignIn), helpfulButton(visitor, commentId).click()]);
  });
  expect(delay).toBeGreaterThanOrEqual(1_000);
};

/** After signing in the comment is offered again, and marked when that is accepted. */
export const acceptOfferedMark = async (visitor: Visitor, app: App, index: number): Promise<void> => {
  const { page, texts } = visitor;
  const id = await commentedProductAt(app, index);
  const comment = await oldestComment(app, id);
  await visitor.goTo(`/product/${id}`);
  await visitor.readComments();
  const offer = page.getByRole('button', { name: texts.markHelpful, exact: true });
  await offer.waitFor();
  expect(await marksOf(app, id, comment.id)).toBe(comment.helpfulCount);
  expect(await visitor.accessibilityViolations('helpful-offered')).toEqual([]);
  await offer.click();
  await offer.waitFor({ state: 'detached' });
  await expectEventually(() => marksOf(app, id, comment.id), comment.helpfulCount + 1);
};

/** Marks a comment, finds it first in the order of the most helpful, and takes the mark back. */
export const markAndSort = async (visitor: Visitor, app: App, index: number): Promise<void> => {
  const { page, texts } = visitor;
  const id = await commentedProductAt(app, index);
  const comment = await mostHelpfulComment(app, id);
  await visitor.goTo(`/product/${id}?sort=newest`);
  await visitor.readComments();
  const button = helpfulButton(visitor, comment.id);
  await button.click();
  await expectEventually(() => button.getAttribute('aria-pressed'), 'true');
  await expectEventually(() => marksOf(app, id, comment.id), comment.helpfulCount + 1);

  const order = page.getByRole('combobox', { name: texts.sortComments });
  await order.selectOption('helpful');
  await page.waitForURL(/sort=helpful/);
  const first = page.locator('#comments [id^="comment-"]').first();
  await expectEventually(() => first.getAttribute('id'), `comment-${comment.id}`);
  expect(await visitor.accessibilityViolations('helpful-comments')).toEqual([]);

  await button.click();
  await expectEventually(() => button.getAttribute('aria-pressed'), 'false');
  await expectEventually(() => marksOf(app, id, comment.id), comment.helpfulCount);
};
