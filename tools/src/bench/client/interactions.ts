import type { Browser, Page } from 'playwright-core';
import { newPage } from './chromium.ts';
import { screens } from './first-visit.ts';

const times = 20;

/** Something a person does, again and again: each `act` is one click. */
interface Deed {
  readonly path: string;
  readonly act: (page: Page, time: number) => Promise<void>;
}

/** Whoever has to scroll sees what comes, and taps then: the pictures of the way there are no part of the answer. */
const lookMs = 400;

const click = async (page: Page, selector: string, index = 0) => {
  const target = page.locator(selector).nth(index);
  await target.scrollIntoViewIfNeeded({ timeout: 60_000 });
  await page.waitForTimeout(lookMs);
  await target.click({ timeout: 60_000 });
};

const deeds = (product: string): Readonly<Record<string, Deed>> => ({
  vote: {
    path: product,
    act: (page, time) => click(page, 'section[aria-labelledby=voting-title] button[aria-pressed]', (time >> 1) % 3),
  },
  star: {
    path: product,
    act: (page, time) => click(page, 'section[aria-labelledby=rating-title] label:has(input[type=radio])', time % 5),
  },
  filter: { path: '/products', act: (page) => click(page, 'main ul a[href*="category="], main ul a[aria-current]') },
  page: { path: '/products', act: (page) => click(page, 'nav:has([aria-current=page]) > a:last-child') },
  language: { path: product, act: (page) => click(page, 'header button[lang]') },
});

/** Runs in the page: keeps how long each interaction took until its frame was shown, in ms, by its id. */
const observe = () => {
  const interactions = new Map<number, number>();
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/**
 * How long each kind of interaction took, in ms, from the finger to the frame that answers it (Event Timing: in steps of
 * 8 ms, and from 16 ms; what was quicker counts as 16).
 * @param cookie of a member. @param product path of a product's page.
 */
export const interactionTimes = async (browser: Browser, url: string, cookie: string, product: string) => {
  const all: Record<string, number[]> = {};
  for (const [name, { path, act }] of Object.entries(deeds(product))) {
    const context = await browser.newContext({ locale: 'en-US', viewport: screens.desktop, reducedMotion: 'reduce' });
    const pairs = cookie.split('; ').map((pair) => pair.split(/=(.*)/s));
    await context.addCookies(pairs.map(([key = '', value = '']) => ({ name: key, value, url })));
    const page = await newPage(context, {});
    await page.addInitScript(observe);
    await page.goto(url + path, { waitUntil: 'load' });
    await page.locator('main#content h1').waitFor();
    await page.waitForTimeout(1_000);
    for (let time = 0; time < times; time++) {
      await act(page, time);
      await page.waitForTimeout(400);
    }
    const seen = await page.evaluate(() => [
      ...(window as unknown as { interactions: Map<number, number> }).interactions.values(),
    ]);
    all[name] = [...seen.slice(-times), ...Array.from({ length: Math.max(0, times - seen.length) }, () => 16)];
    await context.close();
  }
  return all;
};
