import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import type { Visitor } from '../browser/visitor.ts';
import type { Product } from '../product/product.ts';
import { until } from '../until.ts';
import { figuresOf, expectTold } from './figures.ts';

const isArabic = ({ manner }: Visitor) => manner.language === 'ar';

export const commentOf = (visitor: Visitor) =>
  isArabic(visitor) ? `يثبت جيدًا، تقول ${visitor.name}` : `It wears well, says ${visitor.name}`;
export const replyOf = (visitor: Visitor) =>
  isArabic(visitor) ? `وفي اليوم التالي أيضًا، تقول ${visitor.name}` : `And the next day too, says ${visitor.name}`;

/** Expects that a section says something else in a moment. */
const expectOther = async (section: Locator, told: string) =>
  expect(
    await until(
      () => section.innerText(),
      (says) => says !== told,
    ),
  ).not.toBe(told);

/** Votes, rates, comments and replies; each shows on the page at once, and in what the service answers everybody. */
export const haveASay = async (visitor: Visitor, product: Product, id: string): Promise<void> => {
  const { page, words } = visitor;
  const before = await figuresOf(product, id);
  const voting = page.locator('section[aria-labelledby=voting-title]');
  const rating = page.locator('section[aria-labelledby=rating-title]');

  const votesTold = await voting.innerText();
  await voting.getByRole('button', { pressed: false }).first().click();
  await voting.getByRole('button', { pressed: true }).waitFor();
  await expectOther(voting, votesTold);
  await expectTold(product, id, 'votes', before.votes + 1);

  const ratingsTold = await rating.innerText();
  const fourStars = rating.getByRole('radio', { name: words.stars4 });
  await rating
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: words.stars4 }) })
    .click();
  expect(await until(() => fourStars.isChecked(), Boolean)).toBe(true);
  await expectOther(rating, ratingsTold);
  await expectTold(product, id, 'ratings', before.ratings + 1);

  await visitor.readComments();
  await page.getByRole('textbox', { name: words.comment, exact: true }).fill(commentOf(visitor));
  await page.getByRole('button', { name: words.post, exact: true }).click();
  await page.getByText(commentOf(visitor)).first().waitFor();
  await expectTold(product, id, 'comments', before.comments + 1);

  await page
    .getByRole('button', { name: words.replyTo(visitor.name), exact: true })
    .first()
    .click();
  await page.getByRole('textbox', { name: words.replyTo(visitor.name), exact: true }).fill(replyOf(visitor));
  await page.getByRole('button', { name: words.postReply, exact: true }).click();
  await page.getByText(replyOf(visitor)).first().waitFor();
  await expectTold(product, id, 'replies', before.replies + 1);
  expect(await visitor.faultsOf('product-with-a-say')).toEqual([]);
};
