import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import type { App } from '../app/app.ts';
import { expectEventually, expectTextToChange } from '../wait.ts';
import { statisticsOf, expectStatistic } from './statistics.ts';

const isArabic = ({ device }: Visitor) => device.language === 'ar';

export const commentOf = (visitor: Visitor) =>
  isArabic(visitor) ? `يثبت جيدًا، تقول ${visitor.name}` : `It wears well, says ${visitor.name}`;
export const replyOf = (visitor: Visitor) =>
  isArabic(visitor) ? `وفي اليوم التالي أيضًا، تقول ${visitor.name}` : `And the next day too, says ${visitor.name}`;

/** Votes, rates, comments and replies; each shows on the page at once, and in the statistics that everybody gets. */
export const voteRateAndComment = async (visitor: Visitor, app: App, id: string): Promise<void> => {
  const { page, texts } = visitor;
  const before = await statisticsOf(app, id);
  const voting = page.locator('section[aria-labelledby=voting-title]');
  const rating = page.locator('section[aria-labelledby=rating-title]');

  const votesBefore = await voting.innerText();
  await voting.getByRole('button', { pressed: false }).first().click();
  await voting.getByRole('button', { pressed: true }).waitFor();
  await expectTextToChange(voting, votesBefore);
  await expectStatistic(app, id, 'votes', before.votes + 1);

  const ratingsBefore = await rating.innerText();
  const fourStars = rating.getByRole('radio', { name: texts.stars4 });
  await rating
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: texts.stars4 }) })
    .click();
  await expectEventually(() => fourStars.isChecked(), true);
  await expectTextToChange(rating, ratingsBefore);
  await expectStatistic(app, id, 'ratings', before.ratings + 1);

  await visitor.readComments();
  await page.getByRole('textbox', { name: texts.comment, exact: true }).fill(commentOf(visitor));
  await page.getByRole('button', { name: texts.post, exact: true }).click();
  await page.getByText(commentOf(visitor)).first().waitFor();
  await expectStatistic(app, id, 'comments', before.comments + 1);

  await page
    .getByRole('button', { name: texts.replyTo(visitor.name), exact: true })
    .first()
    .click();
  await page.getByRole('textbox', { name: texts.replyTo(visitor.name), exact: true }).fill(replyOf(visitor));
  await page.getByRole('button', { name: texts.postReply, exact: true }).click();
  await page.getByText(replyOf(visitor)).first().waitFor();
  await expectStatistic(app, id, 'replies', before.replies + 1);
  expect(await visitor.accessibilityViolations('product-with-contributions')).toEqual([]);
};
