import type { Browser } from 'playwright-core';
import { newPage, type Slowness } from './chromium.ts';

/** What a first visit of a page was like. */
export interface Visit {
  /** Of the largest thing shown, in ms from the navigation. */
  readonly largestPaint: number;
  /** The sum of all layout shifts that nobody asked for. */
  readonly shift: number;
  /** Paths of the scripts and fonts that came. */
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
}

export const screens = {
  phone: { width: 412, height: 823 },
  desktop: { width: 1280, height: 800 },
} as const;

interface Seen {
  paint: number;
  shift: number;
}

/** Runs in the page before anything else there. */
const observe = () => {
  const seen: Seen = { paint: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Opens a page with an empty cache and looks on until nothing more moves. */
export const firstVisit = async (
  browser: Browser,
  url: string,
  screen: keyof typeof screens,
  slowness: Slowness = {},
): Promise<Visit> => {
  const context = await browser.newContext({ locale: 'en-US', viewport: screens[screen] });
  try {
    const page = await newPage(context, slowness);
    await page.addInitScript(observe);
    const came = { script: new Set<string>(), font: new Set<string>() };
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'script' || type === 'font') came[type].add(new URL(response.url()).pathname);
    });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    // The client has taken over when its own main part stands there.
    await page.locator('main#content h1').waitFor({ timeout: 120_000 });
    await page.waitForTimeout(600 * (slowness.cpu ?? 1));
    const { paint, shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    return { largestPaint: paint, shift, scripts: [...came.script], fonts: [...came.font] };
  } finally {
    await context.close();
  }
};
