import { expect } from '@jest/globals';
import type { TrendingRulesRecord } from '@henna/domain';
import { adminWords } from '../../browser/admin-words.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { Product } from '../../product/product.ts';
import { until } from '../../until.ts';

const whatIf = '/admin/analytics?tab=what-if';

const rulesIn = (product: Product): Promise<TrendingRulesRecord> =>
  product.administer<TrendingRulesRecord>('GET', '/api/analytics/rules');

/** By the arrow keys comments get a point more; the order follows, and is kept under a name. @returns the name */
export const saveScenario = async (visitor: Visitor, product: Product): Promise<string> => {
  const { page, manner } = visitor;
  const words = adminWords[manner.language];
  // Sliders begin with the rules by which lists are ordered: others that were set before follow when scores are made anew.
  expect(
    (
      await until(
        () => rulesIn(product),
        ({ isLive }) => isLive,
      )
    ).isLive,
  ).toBe(true);
  await visitor.goTo(whatIf);
  const order = page.getByRole('table', { name: words.triedOrder }).getByRole('row');
  await order.nth(1).waitFor();
  const slider = page.getByRole('slider', { name: words.aComment, exact: true });
  const before = Number(await slider.inputValue());
  await slider.press(manner.language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  expect(
    await until(
      () => slider.inputValue(),
      (value) => value === String(before + 1),
    ),
  ).toBe(String(before + 1));
  await order.nth(1).waitFor();
  const name = `Talk ${manner.language}`;
  await page.getByLabel(words.scenarioName, { exact: true }).fill(name);
  await page.getByRole('button', { name: words.saveScenario, exact: true }).click();
  await visitor.isTold(words.scenarioSaved);
  expect(await page.getByRole('button', { name: words.adoptRules, exact: true }).count()).toBe(0);
  expect(await visitor.faultsOf('analytics-what-if')).toEqual([]);
  return name;
};

/** An administrator makes a saved scenario the rule, and takes it back in the history. */
export const adoptScenario = async (visitor: Visitor, product: Product, name: string): Promise<void> => {
  const { page, manner } = visitor;
  const words = adminWords[manner.language];
  const { rules } = await rulesIn(product);
  const commentsAre = (points: number) =>
    until(
      () => rulesIn(product),
      (record) => record.rules.points.comments === points,
    );
  await visitor.goTo(whatIf);
  await page.getByRole('button', { name: words.tryScenario(name), exact: true }).click();
  await page.getByRole('button', { name: words.adoptRules, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel(words.reason).fill('More talk');
  expect(await visitor.faultsOf('analytics-adopt')).toEqual([]);
  await question.getByRole('button', { name: words.adoptRules, exact: true }).click();
  await visitor.isTold(words.rulesAdopted);
  const adopted = { ...rules, points: { ...rules.points, comments: rules.points.comments + 1 } };
  expect((await commentsAre(adopted.points.comments)).rules).toEqual(adopted);

  await visitor.goTo('/admin/history?kind=rules');
  await page.getByRole('button').filter({ hasText: words.takeBack }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().waitFor();
  await dialog.getByRole('button', { name: words.takeBack, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await commentsAre(rules.points.comments)).rules).toEqual(rules);

  // Both are told where figures of that time are shown.
  await visitor.goTo('/admin/analytics?tab=explore&by=hour');
  await page.locator('figure svg .step-mark').last().waitFor();
  const changed = page.getByRole('region', { name: words.changedHere, exact: true }).getByRole('listitem');
  await changed.filter({ hasText: words.rulesChanged }).nth(1).waitFor();
  expect(await visitor.faultsOf('analytics-marks')).toEqual([]);
};
