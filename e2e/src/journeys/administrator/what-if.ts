import { expect } from '@jest/globals';
import type { TrendingRules } from '@henna/domain';
import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { App } from '../../app/app.ts';
import { expectEventually, until } from '../../wait.ts';

const whatIf = '/admin/analytics?tab=what-if';

interface RulesRecord {
  readonly rules: TrendingRules;
  readonly isLive: boolean;
}

const rulesOf = (app: App): Promise<RulesRecord> => app.administer<RulesRecord>('GET', '/api/analytics/rules');

/** Gives comments a point more by the arrow keys, and saves the new order as a scenario. @returns its name */
export const saveScenario = async (visitor: Visitor, app: App): Promise<string> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  // Sliders start with the rules that order the lists: rules that were set before become live when the scores are recalculated.
  await expectEventually(async () => (await rulesOf(app)).isLive, true);
  await visitor.goTo(whatIf);
  const order = page.getByRole('table', { name: texts.triedOrder }).getByRole('row');
  await order.nth(1).waitFor();
  // The rules that hold move nothing.
  expect(await page.locator('[role=tabpanel] table [data-won]').count()).toBe(0);
  await waitForExactOrder(visitor);
  const slider = page.getByRole('slider', { name: texts.aComment, exact: true });
  const before = Number(await slider.inputValue());
  await slider.press(device.language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expectEventually(() => slider.inputValue(), String(before + 1));
  await order.nth(1).waitFor();
  const name = `Talk ${device.language}`;
  await page.getByLabel(texts.scenarioName, { exact: true }).fill(name);
  await page.getByRole('button', { name: texts.saveScenario, exact: true }).click();
  await visitor.waitForToast(texts.scenarioSaved);
  expect(await page.getByRole('button', { name: texts.adoptRules, exact: true }).count()).toBe(0);
  expect(await visitor.accessibilityViolations('analytics-what-if')).toEqual([]);
  return name;
};

/** Another cap needs an exact order: until it is there the list is dimmed, and its progress in sight. */
const waitForExactOrder = async ({ page, device }: Visitor): Promise<void> => {
  const texts = adminTexts[device.language];
  const list = page.locator('[role=tabpanel] div[aria-busy]').filter({ has: page.getByRole('table') });
  const cap = page.getByRole('slider', { name: texts.personCap, exact: true });
  await cap.press('Home');
  await page
    .locator('[role=tabpanel] div[aria-busy=true]')
    .filter({ has: page.getByRole('table') })
    .waitFor();
  const progress = page.getByRole('progressbar', { name: texts.replayProgress });
  await progress.waitFor();
  expect((await progress.boundingBox())!.y).toBeLessThan(page.viewportSize()!.height);
  await progress.waitFor({ state: 'detached', timeout: 120_000 });
  await expectEventually(() => list.getAttribute('aria-busy'), 'false');
  await page.getByRole('button', { name: texts.backToToday, exact: true }).click();
  await expectEventually(() => page.locator('[role=tabpanel] table [data-won]').count(), 0);
};

/** An administrator adopts a saved scenario, and undoes that in the history. */
export const adoptScenario = async (visitor: Visitor, app: App, name: string): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  const { rules } = await rulesOf(app);
  const commentsAre = (points: number) =>
    until(
      () => rulesOf(app),
      (record) => record.rules.points.comments === points,
    );
  await visitor.goTo(whatIf);
  await page.getByRole('button', { name: texts.tryScenario(name), exact: true }).click();
  await page.getByRole('button', { name: texts.adoptRules, exact: true }).click();
  const confirmation = page.getByRole('alertdialog');
  await confirmation.getByLabel(texts.reason).fill('More talk');
  expect(await visitor.accessibilityViolations('analytics-adopt')).toEqual([]);
  await confirmation.getByRole('button', { name: texts.adoptRules, exact: true }).click();
  await visitor.waitForToast(texts.rulesAdopted);
  const adopted = { ...rules, points: { ...rules.points, comments: rules.points.comments + 1 } };
  expect((await commentsAre(adopted.points.comments)).rules).toEqual(adopted);

  await visitor.goTo('/admin/history?kind=rules');
  await page.getByRole('button').filter({ hasText: texts.undo }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().waitFor();
  await dialog.getByRole('button', { name: texts.undo, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await commentsAre(rules.points.comments)).rules).toEqual(rules);

  // Both changes are annotated where metrics of that time are shown.
  await visitor.goTo('/admin/analytics?tab=explore&by=hour');
  await page.locator('figure svg .step-mark').last().waitFor();
  const changed = page.getByRole('region', { name: texts.changedHere, exact: true }).getByRole('listitem');
  await changed.filter({ hasText: texts.rulesChanged }).nth(1).waitFor();
  expect(await visitor.accessibilityViolations('analytics-marks')).toEqual([]);
};
