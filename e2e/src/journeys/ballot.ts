import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import type { Product } from '../product/product.ts';
import { until } from '../until.ts';
import { votingOf } from './detour.ts';
import { expectTold, figuresOf } from './figures.ts';

const limit = 20;

/** Votes for as many options as may be, and takes one back, brings it back, and takes it back again. */
export const voteToTheLimit = async (visitor: Visitor, product: Product, id: string): Promise<void> => {
  const { page, words } = visitor;
  const before = await figuresOf(product, id);
  await visitor.goTo(`/product/${id}`);
  const voting = votingOf(visitor);
  const bars = voting.getByRole('group');
  const chosen = bars.getByRole('button', { pressed: true });
  const others = bars.getByRole('button', { pressed: false });
  const expectChosen = async (count: number) =>
    expect(
      await until(
        () => chosen.count(),
        (now) => now === count,
      ),
    ).toBe(count);
  await voting.getByRole('button', { name: words.showAllOptions(24), exact: true }).click();
  for (let count = 1; count <= limit; count++) {
    await others.first().click();
    await expectChosen(count);
  }
  await voting.getByText(words.voteLimit).waitFor();
  expect(await others.count()).toBe(4);
  for (const other of await others.all()) expect(await other.isDisabled()).toBe(true);
  await expectTold(product, id, 'votes', before.votes + limit);
  expect(await visitor.faultsOf('vote-limit')).toEqual([]);

  const undo = page.getByTestId('toast').getByRole('button', { name: words.undo, exact: true });
  await Promise.all([visitor.isTold(words.voteWithdrawn), chosen.first().click()]);
  // A message that is pointed at stays.
  await undo.hover();
  await expectChosen(limit - 1);
  await voting.getByText(words.voteLimit).waitFor({ state: 'detached' });
  expect(await others.first().isDisabled()).toBe(false);
  await undo.click();
  await expectChosen(limit);
  await chosen.last().click();
  await expectChosen(limit - 1);
  await expectTold(product, id, 'votes', before.votes + limit - 1);
  await page.reload();
  await visitor.settle();
  await expectChosen(limit - 1);
};
