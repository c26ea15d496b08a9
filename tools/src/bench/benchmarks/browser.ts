import type { Browser } from 'playwright-core';
import { launchChromium, newPage, type Slowness } from '../../shared/chromium.ts';
import type { Benchmark } from '../bench.ts';
import type { HttpClient } from '../../shared/http-client.ts';
import { atMost, median, rounded } from '../table.ts';

const rounds = 3;
const viewport = { width: 412, height: 823 };
const slow = { cpu: 4, network: true };
const slowCpu = { cpu: 4 };

/** Runs in the page before anything else there. */
const observe = () => {
  const paint = { largest: 0 };
  Object.assign(window, { paint });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

/** Opens a page with an empty cache. @returns its largest contentful paint in ms and the paths of its scripts */
const firstVisit = async (browser: Browser, url: string, slowness: Slowness) => {
  const context = await browser.newContext({ locale: 'en-US', viewport });
  try {
    const page = await newPage(context, slowness);
    await page.addInitScript(observe);
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
    });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    // The client has taken over when its own main part stands there.
    await page.locator('main#content h1').waitFor({ timeout: 120_000 });
    await page.waitForTimeout(600 * (slowness.cpu ?? 1));
    const paint = await page.evaluate(() => (window as unknown as { paint: { largest: number } }).paint.largest);
    return { paint, scripts: [...scripts] };
  } finally {
    await context.close();
  }
};

/** Sizes as they go over the wire to who takes gzip. @throws Error when a public page brings admin code */
const kilobytes = async (client: HttpClient, paths: readonly string[]): Promise<number> => {
  const admin = paths.find((path) => /admin/i.test(path));
  if (admin) throw new Error(`A public page loads ${admin}`);
  const headers = { 'accept-encoding': 'gzip' };
  const sizes = await Promise.all(paths.map(async (path) => (await client.succeed(path, { headers })).body.length));
  return sizes.reduce((total, size) => total + size, 0) / 1_000;
};

/** First visits of public pages on a phone's screen. */
export const browser: Benchmark = {
  rows: [
    atMost('scripts', 'first-load JavaScript, gzip, the most of all public pages', 200, 'kB'),
    atMost('paint', 'largest paint of Home and Product, CPU 4×, 1.6 Mbit/s, 150 ms', 2_500, 'ms'),
    atMost('paint-cpu', 'likewise, CPU 4× alone', 1_200, 'ms'),
  ],
  measure: async (bench) => {
    const { client } = await bench.service();
    const { products, brands, subcategories } = bench.fixture;
    const { category, subcategory } = subcategories[0]!;
    const product = `/product/${products[0]!.id}`;
    const places = [`/category/${category}`, `/category/${category}/${encodeURIComponent(subcategory)}`];
    const brand = `/brands/${encodeURIComponent(brands[0]!)}`;
    const pages = ['/', product, '/products', ...places, '/brands', brand, '/account', '/sign-in'];
    const chromium = await launchChromium();
    /** The worst of some pages. */
    const worst = async (paths: readonly string[], measure: (url: string) => Promise<number>) => {
      const values: [string, number][] = [];
      for (const path of paths) values.push([path, rounded(await measure(client.url + path))]);
      return { figure: Math.max(...values.map(([, value]) => value)), notes: Object.fromEntries(values) };
    };
    const paint = (slowness: Slowness) => async (url: string) => {
      const paints = [];
      for (let round = 0; round < rounds; round++) paints.push((await firstVisit(chromium, url, slowness)).paint);
      return median(paints);
    };
    bench.say('First visits of public pages');
    try {
      return {
        scripts: await worst(pages, async (url) => kilobytes(client, (await firstVisit(chromium, url, {})).scripts)),
        paint: await worst(['/', product], paint(slow)),
        'paint-cpu': await worst(['/', product], paint(slowCpu)),
      };
    } finally {
      await chromium.close();
    }
  },
};
