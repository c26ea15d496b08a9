import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** More stops than any page of ours has: who has not arrived by then never does. */
const mostStops = 150;

/** Runs in the page: what has the focus, and whether that can be seen on it, around it or over it. */
const focused = () => {
  const element = document.activeElement ?? document.body;
  const outlined = (on: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(on, pseudo);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  };
  const around = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => !!one);
  const { width, height } = element.getBoundingClientRect();
  return {
    what: element.outerHTML.slice(0, 120),
    isSeen: (around.some((one) => outlined(one)) || outlined(element, '::after')) && width > 0 && height > 0,
  };
};

/** Whether the focus is on one of these. */
export const isOn = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/**
 * Presses Tab until the focus is on one of these.
 * @returns the stops on the way at which the focus could not be seen.
 * @throws Error when it never comes there.
 */
export const tabTo = async ({ page }: Visitor, target: Locator, key = 'Tab'): Promise<readonly string[]> => {
  await target.first().waitFor({ state: 'attached' });
  const unseen: string[] = [];
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press(key);
    const { what, isSeen } = await page.evaluate(focused);
    if (!isSeen && !what.startsWith('<body')) unseen.push(what);
    if (await isOn(target)) return unseen;
  }
  throw new Error(`${key} never leads to ${String(target)}`);
};
