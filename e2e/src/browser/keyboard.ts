import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** More than any page has: a target that is not reached by then is never reached. */
const maxStops = 150;

/** Runs in the page: the focused element, and whether an outline shows the focus on it, around it or over it. */
const focusedElement = () => {
  const element = document.activeElement ?? document.body;
  const hasOutline = (on: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(on, pseudo);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  };
  const around = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => !!one);
  const { width, height } = element.getBoundingClientRect();
  return {
    html: element.outerHTML.slice(0, 120),
    isVisible: (around.some((one) => hasOutline(one)) || hasOutline(element, '::after')) && width > 0 && height > 0,
  };
};

/** Whether one of these elements has the focus. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/**
 * Presses Tab until one of these elements has the focus.
 * @returns the stops on the way at which the focus was not visible
 * @throws Error when the target is not reached
 */
export const tabTo = async ({ page }: Visitor, target: Locator, key = 'Tab'): Promise<readonly string[]> => {
  await target.first().waitFor({ state: 'attached' });
  const invisible: string[] = [];
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press(key);
    const { html, isVisible } = await page.evaluate(focusedElement);
    if (!isVisible && !html.startsWith('<body')) invisible.push(html);
    if (await hasFocus(target)) return invisible;
  }
  throw new Error(`${key} never leads to ${String(target)}`);
};
