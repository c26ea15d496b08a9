import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import type { Product } from '../product/product.ts';
import { until } from '../until.ts';
import { votingOf } from './detour.ts';
import { expectTold, figuresOf } from './figures.ts';

/** What is done in one tab arrives in the other by itself: numbers at once, comments when they are asked for. */
export const useTwoTabs = async (visitor: Visitor, product: Product, id: string): Promise<void> => {
  const { page, words, name } = visitor;
  const before = await figuresOf(product, id);
  await visitor.goTo(`/product/${id}`);
  const other = await visitor.anotherTab();
  const live = other.page.waitForResponse((response) => {
    const topics = new URL(response.url()).searchParams.get('topics')?.split(',') ?? [];
    return topics.includes(`product:${id}`) && topics.includes(`comments:${id}`);
  });
  await other.goTo(`/product/${id}`);
  await other.readComments();
  await live;
  await votingOf(other).getByRole('button', { pressed: false }).first().waitFor();
  const told = await votingOf(other).innerText();

  await votingOf(visitor).getByRole('button', { pressed: false }).first().click();
  await votingOf(visitor).getByRole('button', { pressed: true }).waitFor();
  await expectTold(product, id, 'votes', before.votes + 1);
  expect(
    await until(
      () => votingOf(other).innerText(),
      (says) => says !== told,
    ),
  ).not.toBe(told);

  const said = `${name}: 1`;
  await visitor.readComments();
  await page.getByRole('textbox', { name: words.comment, exact: true }).fill(said);
  await page.getByRole('button', { name: words.post, exact: true }).click();
  await page.getByRole('paragraph').filter({ hasText: said }).waitFor();
  const newer = other.page.getByRole('button', { name: words.showNewComment });
  await newer.waitFor();
  expect(await other.page.getByRole('paragraph').filter({ hasText: said }).count()).toBe(0);
  await newer.click();
  await other.page.getByRole('paragraph').filter({ hasText: said }).waitFor();
  expect(other.complaints).toEqual([]);
  await other.page.close();
};
